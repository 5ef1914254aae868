-- Stores one lead as a visitor's browser does through the API. Each lead has a different phone number.
\set number random(1, 999999999)
begin;
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
insert into public.lead_form (id, full_name, email, phone_number, inquiry_type, message)
values (gen_random_uuid(), 'Load', 'load@example.com', '+9715' || :number, 'lip-blush', 'Is there a time on Friday?');
commit;
