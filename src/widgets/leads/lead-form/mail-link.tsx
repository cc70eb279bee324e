import { TextLink } from "#design-system/link/link.tsx";

export interface MailLinkProps {
  readonly address: string;
}

/** An email address to write to. */
export function MailLink({ address }: MailLinkProps) {
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}
