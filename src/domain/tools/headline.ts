import type { InputPath } from "./read-inputs.ts";

declare const isFounded: unique symbol;
declare const isRequest: unique symbol;

/** A remark that states a result. Only {@link claim} and {@link conclude} create one. */
export type Claim<Remark> = Remark & { readonly [isFounded]: true };

/** A remark that asks for a missing answer and states no result. Only {@link ask} creates one. */
export type Request<Remark> = Remark & { readonly [isRequest]: true };

/** What an answer says first: a result with the inputs that it rests on, or a request. */
export interface Headline<Claims, Asks> {
  readonly headline: Claim<Claims> | Request<Asks>;
  /**
   * Inputs that the result rests on, as `id` or `list.field`. Those left empty are assumptions, which the answer names.
   * `null` for a request.
   */
  readonly restsOn: readonly InputPath[] | null;
}

/** The result of an answer; `null` if it asks for a missing answer. */
export function claimOf<Claims, Asks>(answer: Headline<Claims, Asks>): Claim<Claims> | null;
export function claimOf({ headline, restsOn }: Headline<unknown, unknown>): unknown {
  return restsOn === null ? null : headline;
}

/** The request of an answer; `null` if it states a result. */
export function requestOf<Claims, Asks>(answer: Headline<Claims, Asks>): Request<Asks> | null;
export function requestOf({ headline, restsOn }: Headline<unknown, unknown>): unknown {
  return restsOn === null ? headline : null;
}

/** A value that was answered or has a default; an open input is `null`. */
type Known<Values, Id extends keyof Values> = { readonly [Key in Id]: NonNullable<Values[Key]> };

/**
 * States a result that rests on known inputs alone.
 * @param inputs - Ids of the inputs without which there is no result.
 * @param say - Receives these inputs only. `null` leaves the result open.
 * @param others - Further inputs with defaults that change the result, as `id` or `list.field`.
 * @returns `null` if one of the inputs is open, so that the caller has to ask for it.
 */
export function claim<Values extends object, Id extends keyof Values & string, Remark extends object>(
  values: Values,
  inputs: readonly Id[],
  say: (known: Known<Values, Id>) => Remark | null,
  others?: readonly InputPath[],
): { readonly headline: Claim<Remark>; readonly restsOn: readonly InputPath[] } | null;
export function claim(
  values: Readonly<Record<string, unknown>>,
  inputs: readonly string[],
  say: (known: Readonly<Record<string, unknown>>) => object | null,
  others: readonly InputPath[] = [],
): { readonly headline: object; readonly restsOn: readonly InputPath[] } | null {
  if (inputs.some((input) => values[input] === null)) return null;
  const headline = say(values);
  return headline && { headline, restsOn: [...inputs, ...others] };
}

/**
 * States a result that holds whatever the open inputs turn out to be.
 * @param restsOn - Inputs that the caller has found answered, as `id` or `list.field`.
 */
export function conclude<Remark extends object>(
  remark: Remark,
  restsOn?: readonly InputPath[],
): { readonly headline: Claim<Remark>; readonly restsOn: readonly InputPath[] };
export function conclude(
  headline: object,
  restsOn: readonly InputPath[] = [],
): { readonly headline: object; readonly restsOn: readonly InputPath[] } {
  return { headline, restsOn };
}

/** Asks for a missing answer. */
export function ask<Remark extends object>(
  remark: Remark,
): { readonly headline: Request<Remark>; readonly restsOn: null };
export function ask(headline: object): { readonly headline: object; readonly restsOn: null } {
  return { headline, restsOn: null };
}
