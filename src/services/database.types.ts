/** Types of the schema "public", generated from the migrations by `npm run describe-database`. */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Table<Row, Generated extends keyof Row, Defaulted extends keyof Row> = {
  Row: Row;
  Insert: Omit<Row, Generated | Defaulted> & Partial<Pick<Row, Defaulted>>;
  Update: Partial<Omit<Row, Generated>>;
  Relationships: [];
};

type View<Row> = { Row: Row; Relationships: [] };

/** Due items: open privacy requests, and withdrawals and erasures that the CRM has not received. */
type DueRequestsRow = {
  kind: string;
  email: string;
  received_on: string;
  due_on: string;
  failure: string;
};

/** The owner's list: every lead with the state of its consents and of its handover. */
type LeadFollowUpRow = {
  id: string;
  lead_type: string;
  created_at: string;
  age_hours: number;
  name: string;
  email: string;
  phone: string;
  interest: string;
  page_source: string;
  page_url: string;
  contact_consent: string;
  contact_withdrawn_at: string | null;
  newsletter_consent: string;
  newsletter_withdrawn_at: string | null;
  ghl_sync_status: string;
  state: string;
  held_for: string;
  failure: string;
  tries: number;
  next_try_at: string | null;
  handled_at: string | null;
  network: string;
  network_leads: number;
  network_range: string;
  range_leads: number;
  language: string;
};

/** What visitors send with the forms. Visitors may insert; nobody but the owner may read. */
type LeadsRow = {
  id: string;
  created_at: string;
  name: string;
  email: string;
  phone: string;
  interest: string;
  lead_type: string;
  page_source: string;
  page_url: string;
  user_agent: string;
  consent: boolean;
  newsletter: boolean;
  ghl_sync_status: string;
  contact_statement: string;
  newsletter_statement: string;
  sender_shown: string;
  language: string;
};

/** Floods of the past thirty days, shown above the owner's list. */
type RecentFloodsRow = {
  began_at: string;
  last_seen_at: string;
  site_wide: boolean;
  held: number;
};

export type Database = {
  public: {
    Tables: {
      leads: Table<
        LeadsRow,
        "language",
        | "created_at"
        | "phone"
        | "user_agent"
        | "newsletter"
        | "ghl_sync_status"
        | "newsletter_statement"
        | "sender_shown"
      >;
    };
    Views: {
      due_requests: View<DueRequestsRow>;
      lead_follow_up: View<LeadFollowUpRow>;
      recent_floods: View<RecentFloodsRow>;
    };
    Functions: {
      claim_handovers: { Args: { batch?: number; lease_seconds?: number }; Returns: Json };
      claim_mails: { Args: { batch?: number; lease_seconds?: number }; Returns: Json };
      confirm_newsletter: { Args: { code: string }; Returns: string };
      correct_person: { Args: { email: string; field: string; value: string }; Returns: number };
      current_handover_pause: { Args: { [_ in never]: never }; Returns: Json };
      discard_leads: { Args: { filter: Json }; Returns: number };
      erase_person: { Args: { email: string }; Returns: number };
      export_person: { Args: { email: string }; Returns: Json };
      find_leads: { Args: { filter?: Json; sort?: string }; Returns: LeadFollowUpRow[] };
      finish_handover: {
        Args: { id: string; claim: string; failure?: string; retry_seconds?: number; crm_contact?: string };
        Returns: boolean;
      };
      finish_request: { Args: { email: string; kind: string }; Returns: number };
      handle_lead: { Args: { lead_id: string }; Returns: boolean | null };
      hold_leads: { Args: { filter: Json }; Returns: number };
      name_mail_sender: { Args: { sender: string }; Returns: undefined };
      name_origin: { Args: { origin: string }; Returns: undefined };
      name_sender: { Args: { sender: string }; Returns: undefined };
      note_disclosure: { Args: { lead_id: string; recipient: string }; Returns: undefined };
      note_partner: { Args: { email: string; recipient: string }; Returns: number };
      note_request: { Args: { email: string; kind: string; received_on?: string }; Returns: string };
      pause_handovers: { Args: { seconds: number; reason: string }; Returns: undefined };
      release_leads: { Args: { filter: Json }; Returns: number };
      resume_handovers: { Args: { [_ in never]: never }; Returns: undefined };
      retry_handovers: { Args: { [_ in never]: never }; Returns: number };
      send_lead_form: {
        Args: { form: Json; caller_address?: string; origin?: string; fetch_site?: string };
        Returns: string;
      };
      similar_addresses: { Args: { email: string }; Returns: string[] };
      suppressed_purposes: { Args: { email: string }; Returns: string[] };
      unsubscribe: { Args: { code: string }; Returns: boolean };
      unsubscribe_code: { Args: { email: string }; Returns: string };
      withdraw_consent: { Args: { email?: string; lead_id?: string; purpose?: string }; Returns: number };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
