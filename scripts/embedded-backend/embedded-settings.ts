/** Settings of the embedded backend, from the project's folder. `supabase/config.toml` is hosted Supabase's. */
export const settingsFile = "scripts/embedded-backend/settings.toml";
