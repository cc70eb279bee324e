-- The owner's follow-up list: leads not yet handed over, by type, oldest first, each with the state of its consent. The
-- view runs with the caller's rights (security_invoker), so it can't show a visitor rows that the tables hide.
create view public.lead_follow_up with (security_invoker = true) as
select
  lead.id,
  lead.lead_type,
  lead.created_at,
  floor(extract(epoch from now() - lead.created_at) / 3600)::integer as age_hours,
  lead.name,
  lead.email,
  lead.phone,
  lead.interest,
  lead.page_source,
  lead.page_url,
  case when contact.withdrawn_at is null then 'given' else 'withdrawn' end as contact_consent,
  contact.withdrawn_at as contact_withdrawn_at,
  case
    when newsletter.lead_id is null then 'none'
    when newsletter.withdrawn_at is null then 'given'
    else 'withdrawn'
  end as newsletter_consent,
  newsletter.withdrawn_at as newsletter_withdrawn_at,
  lead.ghl_sync_status
from public.leads as lead
join private.consent_records as contact on contact.lead_id = lead.id and contact.purpose = 'contact'
left join private.consent_records as newsletter on newsletter.lead_id = lead.id and newsletter.purpose = 'newsletter'
where lead.ghl_sync_status <> 'synced'
order by lead.lead_type, lead.created_at;
