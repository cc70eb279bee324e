/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set in the built site only, which has a service worker for offline use. */
  readonly OFFLINE_WORKER?: true;
  /** ISO date of the build, for pages that print the day; set in the built site only. */
  readonly BUILD_DAY?: string;
  /** Theme for the story tests; Storybook itself has a toolbar switch. */
  readonly STORY_THEME?: "light" | "dark";
  /** Stories whose accessibility the story tests check: every state, or the gallery or page of each part. */
  readonly STORY_ACCESSIBILITY?: "galleries" | "states";
  readonly VITE_SITE_URL?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_LEGAL_NAME?: string;
  readonly VITE_POSTAL_ADDRESS?: string;
  readonly VITE_PRIVACY_OFFICER?: string;
  readonly VITE_LEAD_RECIPIENT?: string;
}

interface Navigator {
  /** Undefined in browsers without the Network Information API. */
  readonly connection?: { readonly saveData?: boolean };
}

declare module "*.md" {
  import type { MDXContent } from "mdx/types";

  const content: MDXContent;
  export default content;
}
