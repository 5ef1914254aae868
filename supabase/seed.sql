-- Sample data of the local backend: one staff account and leads of the last three months. Never for a hosted project:
-- the password stands in the README. ([db.seed] in config.toml is off; the local backend runs this file once on a fresh
-- folder.)

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_admin') then
    raise exception 'seed.sql is for the local backend only: its staff account has a public password';
  end if;
end;
$$;

-- staff@studio.test / studio-demo
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
values (
  '5d1e2c7a-3f60-4c1b-9a52-6f0f5a0c7e11',
  'authenticated',
  'authenticated',
  'staff@studio.test',
  '$2b$10$0ZjKS5uRBgDdm0X2AqoOnuA44gCIRDbsci1K88AmBRWdwrgQ9d2Mi',
  now(),
  '{"provider": "email", "providers": ["email"]}',
  '{}'
);

insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values (
  'c0a8f1de-52b7-4e4f-8f0a-1b7d6e3a9c24',
  'email',
  '5d1e2c7a-3f60-4c1b-9a52-6f0f5a0c7e11',
  '5d1e2c7a-3f60-4c1b-9a52-6f0f5a0c7e11',
  '{"sub": "5d1e2c7a-3f60-4c1b-9a52-6f0f5a0c7e11", "email": "staff@studio.test", "email_verified": true}'
);

-- Services and pages are written as the forms write them; an empty message or e-mail is what those forms send.
insert into public.lead_form (created_at, full_name, email, phone_number, inquiry_type, source_page, message)
select now() - age::interval, full_name, email, phone_number, inquiry_type, source_page, nullif(message, '')
from (
  values
    ('25 minutes', 'Layla Haddad', 'layla.haddad@example.com', '+971 50 000 0001', 'permanent-makeup-brows', 'hero_booking', 'Booking request from hero section'),
    ('2 hours', 'Priya Raman', '', '+971 50 000 0002', 'microblading', 'home_popup', 'Quick inquiry from Home popup'),
    ('5 hours 10 minutes', 'Sofia Marchetti', 'sofia.marchetti@example.com', '+971 50 000 0003', 'Microneedling Therapy', 'skin-pen-microneedling-dubai', 'I have some acne scars on both cheeks from my teenage years. How many sessions would you recommend, and how long does the redness stay? I have a wedding in seven weeks.'),
    ('9 hours', 'فاطمة الزهراء المنصوري', 'fatima.almansoori@example.com', '+971 50 000 0004', 'Lip Blush', 'lip-blush-dubai', 'مرحبا، أرغب في حجز موعد لتوريد الشفاه يوم الخميس مساءً إن أمكن، وهل توجد مواقف مجانية؟'),
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
    ('88 days', 'Dina', '', '+971 50 000 0040', 'consultation', 'microblading-dubai', '')
) as sample (age, full_name, email, phone_number, inquiry_type, source_page, message);

-- The studio was told of them long ago, in one mail.
insert into private.lead_notification (lead_id, mail_id, claimed_at, sent_at)
select lead.id, before.mail_id, lead.created_at, lead.created_at
from public.lead_form as lead cross join (select gen_random_uuid() as mail_id) as before;
