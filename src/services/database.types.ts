/** Types of the schema "public" after all migrations; a test compares them with the database. */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** A lead as it is stored. */
interface StoredLead {
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
}

/** Columns with a default, optional on insert. */
type Defaulted =
  | "created_at"
  | "phone"
  | "user_agent"
  | "newsletter"
  | "ghl_sync_status"
  | "newsletter_statement"
  | "sender_shown";

/** Columns that the database computes. */
type Generated = "language";

/** Converts interfaces to types: the client requires index signatures, which interfaces lack. */
type Plain<Row> = { [Column in keyof Row]: Row[Column] };

/**
 * One lead in the owner's list. PostgreSQL marks every column of a view as nullable; the joins of this one guarantee
 * values.
 */
interface FollowUp {
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
}

/** A flood: more leads than usual from one network, or site-wide. */
interface Flood {
  began_at: string;
  last_seen_at: string;
  site_wide: boolean;
  held: number;
}

/** A request with a deadline set by the privacy policy. */
interface DueRequest {
  kind: string;
  email: string;
  received_on: string;
  due_on: string;
  failure: string;
}

export type Database = {
  public: {
    Tables: {
      leads: {
        Row: Plain<StoredLead>;
        Insert: Plain<Omit<StoredLead, Defaulted | Generated> & Partial<Pick<StoredLead, Defaulted>>>;
        Update: Plain<Partial<Omit<StoredLead, Generated>>>;
        Relationships: [];
      };
    };
    Views: {
      lead_follow_up: { Row: Plain<FollowUp>; Relationships: [] };
      due_requests: { Row: Plain<DueRequest>; Relationships: [] };
      recent_floods: { Row: Plain<Flood>; Relationships: [] };
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
      find_leads: { Args: { filter?: Json; sort?: string }; Returns: Plain<FollowUp>[] };
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
