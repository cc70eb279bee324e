import { TextLink } from "#design-system/link/link.tsx";

export interface MailLinkProps {
  readonly address: string;
}

export function MailLink({ address }: MailLinkProps) {
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}
