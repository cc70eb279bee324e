/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

declare module "*.md" {
  import type { MDXContent } from "mdx/types";

  const content: MDXContent;
  export default content;
}
