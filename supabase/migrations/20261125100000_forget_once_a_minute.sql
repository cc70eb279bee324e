-- Deletes old counts once a minute. Counts are per minute, so the first lead of a minute finds all expired ones, and
-- later leads of that minute find none. Checking on each lead slowed down with the number of networks.
create or replace function private.forget_recent() returns void
language sql
set search_path = ''
as $$
  delete from private.recent_networks where (network_hash, minute) in (
    select network_hash, minute from private.recent_networks
    where (minute <= now() - interval '1 hour' or minute > now() + interval '1 minute')
      and not exists (select from private.recent_minutes as known where known.minute = date_trunc('minute', now()))
    for update skip locked
  );
  delete from private.recent_minutes where minute in (
    select minute from private.recent_minutes
    where minute <= now() - interval '1 hour' or minute > now() + interval '1 minute'
    for update skip locked
  );
$$;
