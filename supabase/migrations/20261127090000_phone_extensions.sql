-- Extensions as people in Canada write them: ", poste 12", "(poste 12)", "ext. 12", "p. 12", "local 12", "#12", ";ext=12",
-- ",12". The form has the same pattern (src/domain/phone-number.ts).
alter table public.leads
  drop constraint leads_phone_valid,
  add constraint leads_phone_valid check (
    phone = ''
    or (
      char_length(phone) <= 48
      and phone ~* '^\+?[0-9 ().\-/]+(( *[,;]* *\(? *(ext(ension|n)?|x|poste|post|p|local|loc|#)[ .:=#]*| *[,;]+ *)[0-9]{1,8} *\)?)?$'
      and char_length(regexp_replace(substring(phone from '^[0-9 ().+\-/]+'), '[^0-9]', '', 'g')) between 10 and 15
    )
  );
