import { expect, fn, waitFor, within } from "storybook/test";
import { readAssurance } from "#account/assurance.ts";
import { secondFactorCheck } from "#account/factors.ts";
import { verifyClaims } from "#account/verify-claims.ts";
import { SecondFactorChallenge } from "#account/second-factor-challenge/second-factor-challenge.tsx";
import { authenticatorApp, mobilePhone, unfinishedApp } from "../../mocks/account/account-records.ts";
import * as auth from "../../mocks/account/auth.ts";
import { memoryStorage, mockAccount, signIn } from "../../mocks/account/mock-account.ts";
import { tokenSigner, type TokenSigner } from "../../mocks/account/signed-token.ts";
import preview from "../../.storybook/preview.tsx";
import { designSystemWords } from "#words/design-system.ts";
import * as accountWords from "#words/account.ts";

type Canvas = ReturnType<typeof within>;

const both = [authenticatorApp, mobilePhone, unfinishedApp];
const account = mockAccount(memoryStorage());
const check = secondFactorCheck(account);

let signer: Promise<TokenSigner> | undefined;
/** Generated lazily, because creating a key pair is slow. */
const backendSigner = () => (signer ??= tokenSigner());

const onChallenge = fn<(body: unknown, factorId: unknown) => void>();
const onVerify = fn<(body: unknown, factorId: unknown) => void>();

const code = (canvas: Canvas) => canvas.findByRole("textbox", { name: accountWords.yourCode });
const button = (canvas: Canvas, name: string) => canvas.findByRole("button", { name });
const way = (canvas: Canvas, name: string) => canvas.findByRole("radio", { name });

const byApp = accountWords.authenticatorApp(" (Work phone)");
const byText = accountWords.textMessage("Marie’s mobile");
const problem = (text: string) => expect.stringContaining(`${designSystemWords.error} ${text}`);

const meta = preview.meta({
  component: SecondFactorChallenge,
  args: { check, onVerified: fn() },
  async beforeEach({ msw }) {
    const made = await backendSigner();
    msw.use(
      auth.keysServed([made]),
      auth.userServed(both),
      auth.challengeSent(onChallenge),
      auth.codeAccepted(made, both, onVerify),
    );
    await signIn(account, made);
  },
});

/** The user chooses a method by keyboard and gets a session whose verified token has level `aal2`. */
export const AuthenticatorApp = meta.story({
  async play({ canvas, userEvent, args, step }) {
    await step("the session starts at assurance level aal1", async () => {
      await expect(await readAssurance(account)).toEqual({ current: "aal1", next: "aal2", methods: ["password"] });
    });
    await expect(await way(canvas, byApp)).toBeChecked();
    await userEvent.tab();
    await expect(await way(canvas, byApp)).toHaveFocus();
    await userEvent.tab();
    await expect(await button(canvas, accountWords.continueWithTheApp)).toHaveFocus();
    await userEvent.keyboard("{Enter}");

    const field = await code(canvas);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(accountWords.openYourAuthenticatorApp(" (Work phone)"));
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(onChallenge).not.toHaveBeenCalled();
    await userEvent.keyboard("123 456{Enter}");

    const thanks = await canvas.findByText(accountWords.thankYouYouAreConfirmed);
    await waitFor(() => expect(thanks.parentElement).toHaveFocus());
    await expect(args.onVerified).toHaveBeenCalledOnce();
    await expect(onVerify).toHaveBeenCalledWith(expect.objectContaining({ code: "123456" }), authenticatorApp.id);
    await step("the token has level aal2 and a valid signature", async () => {
      await expect(await verifyClaims(account)).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, {}] });
    });
  },
});

/** A code by text message: the challenge request names the channel, and the code is verified against that challenge. */
export const TextMessage = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await way(canvas, byText));
    await userEvent.click(await button(canvas, accountWords.sendTheCode));
    const field = await code(canvas);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(accountWords.weSentAText("Marie’s mobile"));
    await expect(onChallenge).toHaveBeenCalledWith(expect.objectContaining({ channel: "sms" }), mobilePhone.id);
    await userEvent.keyboard("654321{Enter}");
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce());
    await expect(onVerify).toHaveBeenCalledWith(
      { challenge_id: expect.stringMatching(/^[0-9a-f-]{36}$/), code: "654321" },
      mobilePhone.id,
    );
  },
});

/** Arrow keys reach the third method. After a request for a new code, the field is empty and ready for the new code. */
export const WhatsAppAndANewCode = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await way(canvas, byApp));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(await way(canvas, accountWords.whatsappMessage("Marie’s mobile"))).toBeChecked();
    await userEvent.click(await button(canvas, accountWords.sendTheCode));
    const field = await code(canvas);
    await userEvent.type(field, "11");
    await userEvent.click(await button(canvas, accountWords.sendANewCode));
    await expect(await canvas.findByText(accountWords.weHaveSentYouCodes(2))).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(field).toHaveFocus();
    await expect(onChallenge).toHaveBeenCalledTimes(2);
    await expect(onChallenge).toHaveBeenLastCalledWith(
      expect.objectContaining({ channel: "whatsapp" }),
      mobilePhone.id,
    );
  },
});

/** With an app as the only factor, the choice is skipped and focus stays where it is. */
export const OnlyAnApp = meta.story({
  beforeEach: ({ msw }) => msw.use(auth.userServed([authenticatorApp])),
  async play({ canvas }) {
    const field = await code(canvas);
    await expect(field).not.toHaveFocus();
    await expect(canvas.queryByRole("radio")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: accountWords.anotherWay })).not.toBeInTheDocument();
  },
});

/**
 * A code that is refused: the error appears beside the field and keeps the code, and typing replaces it. Each refusal
 * says what to do, and after the last one the right code is accepted.
 */
export const Refused = OnlyAnApp.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      auth.challengeOffline({ once: true }),
      auth.codeWrong({ once: true }),
      auth.codeTooMany({ once: true }),
      auth.codeSignedOut({ once: true }),
    ),
  async play({ canvas, userEvent, args }) {
    const field = await code(canvas);
    await userEvent.type(field, "000000");
    for (const words of [
      accountWords.weCouldNotReach,
      accountWords.thatCodeIsNotRight,
      accountWords.thereWereTooManyTries,
      accountWords.yourSessionHasEndedSign,
    ]) {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(field).toHaveAccessibleDescription(problem(words)));
      await expect(field).toBeInvalid();
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue("000000");
    }
    await expect(args.onVerified).not.toHaveBeenCalled();
    await userEvent.keyboard("123456{Enter}");
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce());
    await expect(onVerify).toHaveBeenCalledWith(expect.objectContaining({ code: "123456" }), authenticatorApp.id);
  },
});

/** A malformed code is not sent; repeating the mistake announces the error again. */
export const NotACode = OnlyAnApp.extend({
  async play({ canvas, userEvent }) {
    const field = await code(canvas);
    for (const typed of ["", "12345", "abcdef"]) {
      await userEvent.clear(field);
      if (typed !== "") await userEvent.type(field, typed);
      await userEvent.click(await button(canvas, accountWords.confirm));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(problem(accountWords.enterTheCode6Digits));
    }
    await expect(onVerify).not.toHaveBeenCalled();
  },
});

/** The challenge expires before the code arrives: only a new code is accepted. */
export const ExpiredChallenge = meta.story({
  beforeEach: ({ msw }) => msw.use(auth.codeExpired({ once: true })),
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await way(canvas, byText));
    await userEvent.click(await button(canvas, accountWords.sendTheCode));
    const field = await code(canvas);
    await userEvent.type(field, "123456{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem(accountWords.thatCodeHasExpiredSend)));
    await userEvent.click(await button(canvas, accountWords.sendANewCode));
    await waitFor(() => expect(field).not.toHaveAttribute("aria-invalid"));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("");
    await userEvent.keyboard("222333{Enter}");
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce());
  },
});

/** The rate limit for messages is exceeded: the error appears beside the choice, and another method is available. */
export const TooManyMessages = meta.story({
  beforeEach: ({ msw }) => msw.use(auth.challengeTooMany({ once: true })),
  async play({ canvas, userEvent }) {
    const text = await way(canvas, byText);
    await userEvent.click(text);
    await userEvent.click(await button(canvas, accountWords.sendTheCode));
    const group = await canvas.findByRole("radiogroup", { name: accountWords.howDoYouWant });
    await waitFor(() => expect(group).toHaveAccessibleDescription(problem(accountWords.thereWereTooManyTries)));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.click(await button(canvas, accountWords.continueWithTheApp));
    await expect(await code(canvas)).not.toHaveAttribute("aria-invalid");
  },
});

/** Back to the choice of methods, with focus on the previous choice. */
export const AnotherWay = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await button(canvas, accountWords.continueWithTheApp));
    await userEvent.click(await button(canvas, accountWords.anotherWay));
    const app = await way(canvas, byApp);
    await waitFor(() => expect(app).toHaveFocus());
    await expect(app).toBeChecked();
  },
});

/** A second press during verification has no effect. */
export const Verifying = OnlyAnApp.extend({
  beforeEach: ({ msw }) => msw.use(auth.codeSlow(600)),
  async play({ canvas, userEvent, args }) {
    const field = await code(canvas);
    await userEvent.type(field, "123456{Enter}");
    const confirm = await button(canvas, accountWords.confirm);
    await waitFor(() => expect(confirm).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(confirm);
    await waitFor(() => expect(field).toBeInvalid(), { timeout: 3000 });
    await expect(args.onVerified).not.toHaveBeenCalled();
    await expect(onChallenge).toHaveBeenCalledOnce();
  },
});

/** While the factors load, a skeleton is shown and announced. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(auth.userSlow(both, "infinite")),
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { name: accountWords.confirmThatIt, level: 2 })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(accountWords.lookingForYourSecondFactors);
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});

/** The factors fail to load: a retry loads them and moves focus to the top of the content. */
export const Unavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(auth.userOffline({ once: true })),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(accountWords.weCouldNotReach);
    await userEvent.click(await button(canvas, accountWords.tryAgain));
    await expect(await way(canvas, byApp)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: accountWords.confirmThatIt })).toHaveFocus();
  },
});

/** The user is signed out before the start: each retry repeats the message, and the button keeps focus. */
export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(auth.userSignedOut()),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(accountWords.yourSessionHasEndedSign);
    const again = await button(canvas, accountWords.tryAgain);
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute("aria-busy"));
    await expect(again).toHaveFocus();
  },
});

/** An unverified factor is ignored. */
export const NoFactor = meta.story({
  beforeEach: ({ msw }) => msw.use(auth.userServed([unfinishedApp])),
  async play({ canvas }) {
    await expect(await canvas.findByText(accountWords.thereIsNothingToConfirm)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
});

const longName = "Telefondienstleistungsunternehmensmobiltelefon von Marie-Antoinette";

/** Long factor names at the width of the smallest screen, and a factor without a name. */
export const LongAndMissingNames = meta.story({
  beforeEach({ msw }) {
    const { friendly_name: _, ...nameless } = mobilePhone;
    msw.use(auth.userServed([{ ...authenticatorApp, friendly_name: longName }, nameless]));
  },
  render: (args) => (
    <div className="w-72">
      <SecondFactorChallenge {...args} headingLevel={3} />
    </div>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await expect(await way(canvas, accountWords.textMessage(accountWords.yourPhone))).toBeVisible();
    await userEvent.click(await button(canvas, accountWords.continueWithTheApp));
    await code(canvas);
    const box = canvasElement.querySelector("[data-slot=second-factor-challenge]");
    if (box === null) throw new Error("The challenge isn't there");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});

/** All steps side by side. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: ({ msw }) => msw.use(auth.codeWrong()),
  render: (args) => (
    <div className="grid gap-section">
      <SecondFactorChallenge {...args} />
      <SecondFactorChallenge {...args} title="The code of an app" />
      <SecondFactorChallenge {...args} title="A wrong code" />
    </div>
  ),
  async play({ canvas, userEvent }) {
    const [, second, third] = canvas.getAllByRole("region").map((region) => within(region));
    if (second === undefined || third === undefined) throw new Error("Three challenges were drawn");
    await userEvent.click(await button(second, accountWords.continueWithTheApp));
    await userEvent.click(await way(third, byText));
    await userEvent.click(await button(third, accountWords.sendTheCode));
    await userEvent.type(await code(third), "000000{Enter}");
    await expect(await third.findByText(accountWords.thatCodeIsNotRight)).toBeVisible();
  },
});
