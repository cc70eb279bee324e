-- Requires a top-level domain of at least two letters: "ana@exampl" is an unfinished address, and mail to it is lost.
-- The form reports the error. Checked when an address is written, not when its row is: leads of an older release can
-- still be handed over, corrected and erased.
create function private.refuse_email_without_ending() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.email !~* '\.([a-z]{2,}|xn--[a-z0-9-]+)$' then
    raise check_violation using
      constraint = 'leads_email_valid',
      table = 'leads',
      message = 'new row for relation "leads" violates "leads_email_valid": an address ends in a domain';
  end if;
  return null;
end
$$;

-- After the table's constraints, which validate the address itself.
create trigger refuse_email_without_ending
  after insert on public.leads
  for each row execute function private.refuse_email_without_ending();

create trigger refuse_corrected_email_without_ending
  after update of email on public.leads
  for each row when (new.email is distinct from old.email)
  execute function private.refuse_email_without_ending();

select private.apply_rights();
