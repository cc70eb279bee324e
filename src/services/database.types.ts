// Written by scripts/generate-database-types.ts from the migrations; change those instead.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      leads: {
        Row: {
          consent: boolean;
          contact_statement: string;
          created_at: string;
          email: string;
          ghl_sync_status: string;
          id: string;
          interest: string;
          lead_type: string;
          name: string;
          newsletter: boolean;
          newsletter_statement: string;
          page_source: string;
          page_url: string;
          phone: string;
          sender_shown: string;
          user_agent: string;
        };
        Insert: {
          consent: boolean;
          contact_statement: string;
          created_at?: string;
          email: string;
          ghl_sync_status?: string;
          id: string;
          interest: string;
          lead_type: string;
          name: string;
          newsletter?: boolean;
          newsletter_statement?: string;
          page_source: string;
          page_url: string;
          phone?: string;
          sender_shown?: string;
          user_agent?: string;
        };
        Update: {
          consent?: boolean;
          contact_statement?: string;
          created_at?: string;
          email?: string;
          ghl_sync_status?: string;
          id?: string;
          interest?: string;
          lead_type?: string;
          name?: string;
          newsletter?: boolean;
          newsletter_statement?: string;
          page_source?: string;
          page_url?: string;
          phone?: string;
          sender_shown?: string;
          user_agent?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      lead_follow_up: {
        Row: {
          age_hours: number | null;
          contact_consent: string | null;
          contact_withdrawn_at: string | null;
          created_at: string | null;
          email: string | null;
          ghl_sync_status: string | null;
          id: string | null;
          interest: string | null;
          lead_type: string | null;
          name: string | null;
          newsletter_consent: string | null;
          newsletter_withdrawn_at: string | null;
          page_source: string | null;
          page_url: string | null;
          phone: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      name_sender: {
        Args: {
          sender: string;
        };
        Returns: undefined;
      };
      send_lead_form: {
        Args: {
          caller_address?: string;
          form: Json;
        };
        Returns: string;
      };
      withdraw_consent: {
        Args: {
          email?: string;
          lead_id?: string;
          purpose?: string;
        };
        Returns: number;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
