-- Sample data for the local backend: two staff accounts, leads of the last three months, and what staff did with these leads. Never run
-- this file on a hosted project: the password is in the README. [db.seed] in config.toml is off; the local backend runs this file once, on
-- a fresh data folder.

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_admin') then
    raise exception 'seed.sql is for the local backend only: its staff account has a public password';
  end if;
end;
$$;

-- staff@studio.test and maya@studio.test / studio-demo
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
select
  id::uuid, 'authenticated', 'authenticated', email, '$2b$10$0ZjKS5uRBgDdm0X2AqoOnuA44gCIRDbsci1K88AmBRWdwrgQ9d2Mi', now(),
  '{"provider": "email", "providers": ["email"]}', user_data::jsonb
from (
  values
    ('5d1e2c7a-3f60-4c1b-9a52-6f0f5a0c7e11', 'staff@studio.test', '{}'),
    ('8b7f4e02-91c3-4d5a-a6e8-2c4d9f1b3a57', 'maya@studio.test', '{"name": "Maya"}')
) as account (id, email, user_data);

insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true) from auth.users;

-- Returns the time since which the studio (10:00 to 21:00 in Dubai) has been open for this many minutes. Lead deadlines count open minutes.
create function pg_temp.open_minutes_ago(minutes integer) returns timestamptz
  language plpgsql
as $$
declare
  local_time timestamp := now() at time zone 'Asia/Dubai';
  opens timestamp := date_trunc('day', local_time) + interval '10 hours';
  left_over interval := make_interval(mins => minutes);
begin
  loop
    local_time := least(local_time, opens + interval '11 hours');
    if local_time - opens >= left_over then
      return (local_time - left_over) at time zone 'Asia/Dubai';
    end if;
    left_over := left_over - greatest(local_time - opens, interval '0');
    opens := opens - interval '1 day';
  end loop;
end;
$$;

-- Services and pages are spelled as the forms send them. A form without a message or email field sends an empty value.
insert into public.lead_form (created_at, full_name, email, phone_number, inquiry_type, source_page, message)
select
  case when age like '% open' then pg_temp.open_minutes_ago(split_part(age, ' ', 1)::integer) else now() - age::interval end,
  full_name, email, phone_number, inquiry_type, source_page, nullif(message, '')
from (
  values
    ('25 minutes', 'Layla Haddad', 'layla.haddad@example.com', '+971 50 000 0001', 'permanent-makeup-brows', 'hero_booking', 'Booking request from hero section'),
    ('102 open', 'Priya Raman', '', '+971 50 000 0002', 'microblading', 'home_popup', 'Quick inquiry from Home popup'),
    ('148 open', 'Sofia Marchetti', 'sofia.marchetti@example.com', '+971 50 000 0003', 'Microneedling Therapy', 'skin-pen-microneedling-dubai', 'I have some acne scars on both cheeks from my teenage years. How many sessions would you recommend, and how long does the redness stay? I have a wedding in seven weeks.'),
    ('200 open', 'فاطمة الزهراء المنصوري', 'fatima.almansoori@example.com', '+971 50 000 0004', 'Lip Blush', 'lip-blush-dubai', 'مرحبا، أرغب في حجز موعد لتوريد الشفاه يوم الخميس مساءً إن أمكن، وهل توجد مواقف مجانية؟'),
    ('1 day 3 hours', 'Emma Clarke', 'emma.clarke@example.com', '+971 50 000 0005', 'brow-lamination', 'brows_lashes_popup', 'Lead from Brows & Lashes Dubai popup'),
    ('1 day 8 hours', 'Noor Al Suwaidi', 'noor.alsuwaidi@example.com', '+971 50 000 0006', 'consultation', '/waxing', 'Booking request from navigation modal'),
    ('2 days 1 hour', 'Anastasia Petrova', '', '+971 50 000 0007', 'anti-aging', 'led_booking', 'Would like the package of six. Are mornings before 11 possible?'),
    ('3 days', 'Grace Okafor', 'grace.okafor@example.com', '+971 50 000 0008', 'Microblading', 'microblading-dubai', ''),
    ('3 days 6 hours', 'Mei Ling Tan', '', '+971 50 000 0009', 'Russian Volume Lashes', 'brows_lashes_main', 'Lead from Brows & Lashes Dubai form'),
    ('4 days 4 hours', 'María José Fernández de la Vega y Ruiz-Huidobro', 'mariajose.fernandez.delavega@example.com', '+971 50 000 0010', 'permanent-makeup-lips', 'hero_booking', 'Booking request from hero section'),
    ('5 days', 'Hessa Al Falasi', '', '+971 50 000 0011', 'lip-blush', 'home_popup', 'Quick inquiry from Home popup'),
    ('6 days 2 hours', 'Chloe Bennett', 'chloe.bennett@example.com', '+971 50 000 0012', 'Korean Glass Skin Facial', 'skin-pen-microneedling-dubai', 'Booking for two, please: my sister and me, same time if you can.'),
    ('7 days', 'مريم عبد الله الكعبي', '', '+971 50 000 0013', 'brows', 'permanent-makeup-in-dubai', ''),
    ('8 days 5 hours', 'Ines Moreau', '', '+971 50 000 0014', 'microblading', '/microblading-in-dubai-new', 'Quick inquiry from Microblading Dubai popup'),
    ('9 days', 'Zainab Hussain', 'zainab.hussain@example.com', '+971 50 000 0015', 'lash-lift', 'brows_lashes_popup', 'Lead from Brows & Lashes Dubai popup'),
    ('11 days', 'Katarzyna Wiśniewska', 'katarzyna.w@example.com', '+971 50 000 0016', 'brows-lashes', '/hair-makeup', 'Booking request from navigation modal'),
    ('12 days 7 hours', 'Amira Nasser', 'amira.nasser@example.com', '+971 50 000 0017', 'Dark Lip Neutralization', 'lip-blush-dubai', 'Dark lips since childhood. I had one session elsewhere two years ago and the colour turned grey at the corners. Is a correction possible, or does the old pigment have to be removed first? I can send photographs on WhatsApp. I am not pregnant, take no blood thinners, and have had cold sores once (2019). Evenings after 18:00 suit me best, any day but Friday. Please tell me the price of both, the correction and the removal, and how many weeks should lie between them.'),
    ('14 days', 'Hannah Fischer', '', '+971 50 000 0018', 'acne', 'led_booking', ''),
    ('15 days 3 hours', 'Rania Khoury', 'rania.khoury@example.com', '+971 50 000 0019', 'skin-therapy', 'hero_booking', 'Booking request from hero section'),
    ('17 days', 'Olivia Grant', '', '+971 50 000 0020', 'Microblading Touch-up', 'microblading-dubai', 'Touch-up, first session was with you in March.'),
    ('18 days 9 hours', 'Shaikha Al Marri', 'shaikha.almarri@example.com', '+971 50 000 0021', 'home-facials', '/home-facials', 'Booking request from navigation modal'),
    ('20 days', 'Divya Menon', '', '+971 50 000 0022', 'eyeliner', 'home_popup', 'Quick inquiry from Home popup'),
    ('22 days 2 hours', 'Lucía Ortega', 'lucia.ortega@example.com', '+971 50 000 0023', 'Acne & Pigmentation Therapy', 'skin-pen-microneedling-dubai', 'Pigmentation after pregnancy, mostly forehead.'),
    ('24 days', 'Yasmin El-Sayed', 'yasmin.elsayed@example.com', '+971 50 000 0024', 'Nano Hairstrokes', 'brows_lashes_main', 'Lead from Brows & Lashes Dubai form'),
    ('27 days 5 hours', 'نورة بنت خالد آل ثاني', '', '+971 50 000 0025', 'Velvet Lips (Full Color)', 'lip-blush-dubai', ''),
    ('29 days', 'Charlotte Dubois', 'charlotte.dubois@example.com', '+971 50 000 0026', 'lips', 'permanent-makeup-in-dubai', 'First time, a little nervous about the pain.'),
    ('32 days 4 hours', 'Aisha Rahman', '', '+971 50 000 0027', 'consultation', 'home_popup', 'Quick inquiry from Home popup'),
    ('35 days', 'Elena Popescu', 'elena.popescu@example.com', '+971 50 000 0028', 'Salmon DNA Renewal', 'skin-pen-microneedling-dubai', ''),
    ('38 days 6 hours', 'Jasmine Alexandra Montgomery-Featherstonehaugh', 'j.a.montgomery-featherstonehaugh@example.com', '+971 50 000 0029', 'permanent-makeup-eyeliner', 'hero_booking', 'Booking request from hero section'),
    ('41 days', 'Reem Al Hashimi', 'reem.alhashimi@example.com', '+971 50 000 0030', 'brow-shaping', 'brows_lashes_popup', 'Lead from Brows & Lashes Dubai popup'),
    ('45 days 1 hour', 'Siobhán O''Connor', '', '+971 50 000 0031', 'redness', 'led_booking', 'Rosacea, diagnosed. Is red light suitable?'),
    ('48 days', 'Tatiana Volkova', 'tatiana.volkova@example.com', '+971 50 000 0032', 'Microblading', 'microblading-dubai-new', ''),
    ('53 days 8 hours', 'Sara Al Balushi', 'sara.albalushi@example.com', '+971 50 000 0033', 'permanent-makeup', '/waxing', 'Booking request from navigation modal'),
    ('57 days', 'Nicole van der Merwe', '', '+971 50 000 0034', 'Lash Extensions', 'brows_lashes_main', 'Lead from Brows & Lashes Dubai form'),
    ('62 days 3 hours', 'هند', '', '+971 50 000 0035', 'microblading', 'home_popup', 'Quick inquiry from Home popup'),
    ('66 days', 'Isabella Rossi', 'isabella.rossi@example.com', '+971 50 000 0036', 'Detox Facial', 'skin-pen-microneedling-dubai', 'It''s a birthday present for my mother. Do you have gift cards?'),
    ('71 days 2 hours', 'Farah Siddiqui', 'farah.siddiqui@example.com', '+971 50 000 0037', 'brow-styling', 'hero_booking', 'Booking request from hero section'),
    ('76 days', 'Julia Novak', '', '+971 50 000 0038', 'Lip Blush Consultation', 'lip-blush-dubai', ''),
    ('82 days 5 hours', 'Maha Al Ketbi', 'maha.alketbi@example.com', '+971 50 000 0039', 'eyeliner', 'permanent-makeup-in-dubai', ''),
    ('88 days', 'Layla Haddad', '', '+971 50 000 0001', 'consultation', 'microblading-dubai', '')
) as sample (age, full_name, email, phone_number, inquiry_type, source_page, message);

-- All leads count as mailed to the studio when they arrived, in one email of each kind.
insert into private.lead_notification (lead_id, kind, mail_id, claimed_at, sent_at)
select lead.id, before.kind, before.mail_id, lead.created_at, lead.created_at
from public.lead_form as lead
cross join (select kind, gen_random_uuid() as mail_id from unnest(array['new', 'staff', 'owner']) as kind) as before;

-- What staff did with the leads. A lead without a row is New: waiting, due soon, overdue, or too old to answer.
create temporary table done on commit drop as
select
  lead.id as lead_id,
  number,
  case how when 'claimed' then 'New' when 'called' then 'New' else how end as state,
  reason,
  users.id as owner,
  coalesce(users.raw_user_meta_data ->> 'name', split_part(users.email, '@', 1)) as owner_name,
  case when minutes is not null then least(lead.created_at + make_interval(mins => minutes), now()) end as contacted_at,
  case when how in ('claimed', 'called') then now() - interval '4 minutes' else least(lead.created_at + interval '1 day', now()) end as moved_at,
  how,
  note
from (
  values
    ('03', 'claimed', 'maya', null, null, null),
    ('04', 'called', 'staff', null, null, 'Prefers Arabic.'),
    ('05', 'Contacted', 'maya', 12, null, null),
    ('06', 'Booked', 'staff', 34, null, 'Thursday 16:00, brows. Will come with her sister.'),
    ('07', 'Contacted', 'staff', 95, null, 'Asked for mornings; the diary opens on Monday.'),
    ('08', 'Booked', 'maya', 8, null, null),
    ('09', 'Lost', 'maya', 41, 'Price', null),
    ('10', 'Booked', 'maya', 22, null, null),
    ('11', 'Contacted', 'staff', 180, null, null),
    ('12', 'Booked', 'staff', 47, null, 'Two chairs side by side.'),
    ('13', 'Contacted', 'maya', 15, null, null),
    ('14', 'Lost', 'staff', null, 'No answer', 'Called three times.'),
    ('15', 'Booked', 'maya', 65, null, null),
    ('16', 'Lost', 'staff', null, 'Spam or test', null),
    ('17', 'Contacted', 'maya', 27, null, null),
    ('19', 'Booked', 'staff', 18, null, null),
    ('20', 'Booked', 'maya', 30, null, null),
    ('21', 'Lost', 'staff', 240, 'Went elsewhere', null),
    ('22', 'Contacted', 'staff', 55, null, null),
    ('23', 'Booked', 'maya', 10, null, null),
    ('25', 'Contacted', 'maya', 38, null, null),
    ('26', 'Booked', 'staff', 72, null, null),
    ('28', 'Lost', 'maya', 20, 'Not suitable', null),
    ('29', 'Booked', 'maya', 16, null, null),
    ('31', 'Lost', 'staff', 90, 'Asked not to be contacted', null),
    ('33', 'Booked', 'staff', 25, null, null),
    ('36', 'Contacted', 'maya', 60, null, null),
    ('38', 'Booked', 'maya', 33, null, null)
) as sample (number, how, account, minutes, reason, note)
join public.lead_form as lead on lead.phone_number = '+971 50 000 00' || sample.number
join auth.users as users on users.email = sample.account || '@studio.test';

insert into public.lead_follow_up
  (lead_id, state, lost_reason, owner, owner_name, claimed_at, first_contact_at, first_contact_by, asked, version, updated_at)
select
  lead_id, state, reason, owner, owner_name, coalesce(contacted_at, moved_at), contacted_at,
  case when contacted_at is not null then owner end,
  case when how = 'called'
    then jsonb_build_array(jsonb_build_object('kind', 'call', 'at', moved_at, 'by', owner, 'by_name', owner_name)) else '[]'
  end,
  1, moved_at
from done;

-- Appointments: one to come, one to confirm, one with a touch-up due.
create temporary table appointment on commit drop as
select lead_id, number, (now() at time zone 'Asia/Dubai')::date + days as day, treatment, price, came
from (
  values ('06', 2, 'brows', 2400, null), ('12', -1, 'other', 1400, null), ('33', -30, 'brows', 3200, true)
) as sample (number, days, treatment, price, came)
join done using (number);

update public.lead_follow_up as follow_up
set appointment_day = day, treatment = appointment.treatment, price = appointment.price, came = appointment.came
from appointment where follow_up.lead_id = appointment.lead_id;

insert into public.lead_event (id, lead_id, at, by, by_name, kind, value)
select gen_random_uuid(), lead_id, at, owner, owner_name, kind, value
from done left join appointment using (lead_id, number) cross join lateral (
  values
    (case how when 'claimed' then 'claim' when 'called' then 'call' end, moved_at, case how when 'called' then moved_at::text end),
    (case when contacted_at is not null then 'whatsapp' end, contacted_at, contacted_at::text),
    (case when contacted_at is not null then 'yes' end, contacted_at + interval '1 minute', null),
    (case state when 'Booked' then 'state' when 'Lost' then 'lost' end, moved_at, coalesce(reason, state)),
    (case when note is not null then 'note' end, moved_at, note),
    (
      case when appointment.number is not null then 'appointment' end, moved_at + interval '1 second',
      jsonb_build_object('day', day, 'treatment', treatment, 'price', price)::text
    ),
    (case when came then 'came' end, day + time '14:00', 'yes')
) as event (kind, at, value)
where kind is not null;
