/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether a worker that keeps pages stands beside them: in the built site alone. */
  readonly OFFLINE_WORKER?: true;
  /** ISO date of the build, for what a page says of its day; in the built site alone. */
  readonly BUILD_DAY?: string;
  /** Theme of a run of the story tests; Storybook itself has a switch. */
  readonly STORY_THEME?: "light" | "dark";
  readonly VITE_SITE_URL?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_LEGAL_NAME?: string;
  readonly VITE_POSTAL_ADDRESS?: string;
  readonly VITE_PRIVACY_OFFICER?: string;
  readonly VITE_LEAD_RECIPIENT?: string;
}

declare module "*.md" {
  import type { MDXContent } from "mdx/types";

  const content: MDXContent;
  export default content;
}
