-- Which advert brought each lead, what the adverts cost, and leads that staff add by hand.

-- Where leads came from ----------------------------------------------------------------------------------------------

create table public.lead_origin (
  lead_id uuid primary key references public.lead_form (id) on delete cascade,
  channel text not null, -- Google, Google search, Instagram, Facebook, another utm_source, a host or Direct
  campaign text,
  medium text,
  landing text, -- the path of the visit's first page
  referrer text, -- a host
  click_kind text check (click_kind in ('gclid', 'gbraid', 'wbraid', 'fbclid')),
  click_id text check ((click_id is null) = (click_kind is null)),
  told_by text not null default 'visit' check (told_by in ('visit', 'staff'))
);

comment on table public.lead_origin is 'Where a lead came from, at most one row per lead. Staff read; note_origin and add_lead write.';

revoke all on public.lead_origin from public, anon, authenticated, service_role;
grant select on public.lead_origin to authenticated;
alter table public.lead_origin enable row level security;
create policy origin_read on public.lead_origin for select to authenticated using ((select private.is_staff()));

-- Returns the text on one line, without characters that show nothing or turn the direction of the text. Must match the dashboard's isBlank
-- (src/desk/model/text.ts).
create function private.plain_text(p_text text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(
      p_text,
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F'
        || '\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'
    ),
    '[\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  ));
$$;

-- Returns the plain text with at most p_limit characters. Null if nothing is left, if the text may hold an email address (some mailing tools
-- put the recipient's address into links), if it is a placeholder such as {{campaign.name}} that the advertiser's tool did not fill in, or
-- if campaign_figures uses the name itself.
create function private.origin_text(p_text text, p_limit integer) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select name
  from btrim(left(private.plain_text(p_text), p_limit)) as name
  where p_text !~* '@|%40|\{.*\}|%7b|^__\w+__$' and lower(name) not in ('', 'other campaigns');
$$;

-- Names the channel of a visit. p_click: the kind of its click id, or null. p_host: the host of the referring page, or null.
create function private.channel_of(p_click text, p_source text, p_medium text, p_host text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when p_click in ('gclid', 'gbraid', 'wbraid', 'gad_campaignid') then 'Google'
    when lower(p_source) in ('google', 'adwords') then case when p_medium ~* '^(cpc|ppc|paid.*)$' then 'Google' else 'Google search' end
    when lower(p_source) in ('ig', 'instagram') then 'Instagram'
    -- Meta's {{site_source_name}}: fb, ig, msg (Messenger) or an (Audience Network).
    when lower(p_source) in ('fb', 'facebook', 'meta', 'msg', 'messenger', 'an', 'audience_network') then 'Facebook'
    when p_source is not null then p_source
    when p_host ~ '(^|\.)instagram\.com$' then 'Instagram'
    when p_click = 'fbclid' or p_host ~ '(^|\.)facebook\.com$' then 'Facebook'
    when p_host ~ '(^|\.)google\.[a-z.]+$' then 'Google search'
    else coalesce(p_host, 'Direct')
  end;
$$;

-- Stores the origin of a new lead. The request header x-lead-origin holds it: base64 of a JSON object, mostly parameters of the page's
-- address (supabase/functions/_shared/leadOrigin.ts). Anyone can send such a header, so a fault in it must never reject the lead.
create function private.note_origin() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  header text;
  origin jsonb;
  click_kind text;
  click_id text;
  campaign_id text;
  host text;
begin
  header := nullif(current_setting('request.headers', true), '')::json ->> 'x-lead-origin';
  if header is null or length(header) not between 1 and 4000 then
    return null;
  end if;
  -- jsonb has no NUL: ?utm_campaign=%00 must not cost the click id.
  origin := regexp_replace(convert_from(decode(header, 'base64'), 'UTF8'), '(?<!\\)((?:\\\\)*)\\u0000', '\1 ', 'g')::jsonb;
  if jsonb_typeof(origin) <> 'object' then
    return null;
  end if;
  select kind, origin ->> kind into click_kind, click_id
  from unnest(array['gclid', 'gbraid', 'wbraid', 'fbclid']) with ordinality as kinds (kind, place)
  -- length(), because a pattern can count only to 255.
  where origin ->> kind ~ '^[A-Za-z0-9._~-]+$' and length(origin ->> kind) <= 400
  order by place limit 1;
  campaign_id := substring(origin ->> 'gad_campaignid' from '^[0-9]{1,20}$');
  host := private.origin_text(lower(substring(origin ->> 'referrer' from '^https?://([^/:?#]+)')), 100);
  insert into public.lead_origin (lead_id, channel, campaign, medium, landing, referrer, click_kind, click_id)
  values (
    new.id,
    private.channel_of(
      case when campaign_id is null then click_kind else 'gad_campaignid' end,
      private.origin_text(origin ->> 'utm_source', 60), private.origin_text(origin ->> 'utm_medium', 60), host
    ),
    coalesce(private.origin_text(origin ->> 'utm_campaign', 100), 'Campaign ' || campaign_id),
    private.origin_text(origin ->> 'utm_medium', 60),
    private.origin_text(origin ->> 'landing', 200),
    host,
    click_kind,
    click_id
  );
  return null;
exception
  when others then
    return null;
end;
$$;

create trigger note_origin
  after insert on public.lead_form
  for each row execute function private.note_origin();

-- What adverts cost --------------------------------------------------------------------------------------------------

create table public.campaign_spend (
  month date not null, -- its first day
  channel text not null,
  campaign text not null default '', -- '': the channel's adverts without a campaign
  aed numeric(8, 2) not null,
  by_name text not null,
  updated_at timestamptz not null default now(),
  primary key (month, channel, campaign)
);

comment on table public.campaign_spend is 'What adverts cost, per month. Staff read, only set_spend writes.';

revoke all on public.campaign_spend from public, anon, authenticated, service_role;
grant select on public.campaign_spend to authenticated;
alter table public.campaign_spend enable row level security;
create policy spend_read on public.campaign_spend for select to authenticated using ((select private.is_staff()));

-- Records what a campaign cost in a month, in AED from 0 to 999,999.99; null deletes the figure. Errors: 403 not staff, 400 a value that
-- cannot be stored. The detail of the error names a channel or campaign that no lead can have (origin_text).
create function public.set_spend(p_month date, p_channel text, p_campaign text, p_aed numeric) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  my_name constant text := private.staff_name();
  -- Only the case is corrected: another name for a channel is a line of its own, and never overwrites the channel's figure.
  plain_channel constant text := private.origin_text(p_channel, 60);
  clean_channel constant text := case when lower(plain_channel) in ('google', 'instagram', 'facebook') then initcap(plain_channel) else plain_channel end;
  clean_campaign constant text := case when p_campaign ~ '\S' then private.origin_text(p_campaign, 100) else '' end;
  bad_name constant text := case when clean_channel is null then 'channel' when clean_campaign is null then 'campaign' end;
begin
  if coalesce(p_month <> date_trunc('month', p_month), true) or not coalesce(p_aed between 0 and 999999.99, true) then
    raise exception 'No such figure' using errcode = '22023';
  end if;
  if bad_name is not null then raise exception 'No such name' using errcode = '22023', detail = bad_name; end if;
  -- A campaign has one figure per month, in whatever case its name is written.
  delete from public.campaign_spend
  where month = p_month and lower(channel) = lower(clean_channel) and lower(campaign) = lower(clean_campaign)
    and (p_aed is null or (channel, campaign) <> (clean_channel, clean_campaign));
  if p_aed is not null then
    insert into public.campaign_spend (month, channel, campaign, aed, by_name)
    values (p_month, clean_channel, clean_campaign, p_aed, my_name)
    on conflict (month, channel, campaign) do update set aed = excluded.aed, by_name = excluded.by_name, updated_at = now();
  end if;
end;
$$;

-- Records several figures, all or none: [{"month", "channel", "campaign", "aed"}].
create function public.set_spend(p_figures jsonb) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.staff_name();
  perform public.set_spend(month, channel, campaign, aed)
  from jsonb_to_recordset(p_figures) as figure (month date, channel text, campaign text, aed numeric);
end;
$$;

revoke execute on function public.set_spend(date, text, text, numeric), public.set_spend(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.set_spend(date, text, text, numeric), public.set_spend(jsonb) to authenticated;

-- Figures ------------------------------------------------------------------------------------------------------------

-- Returns one row per campaign for the leads that arrived from p_from to before p_to (first days of months, Dubai time), without spam. Names
-- that differ only in case are one campaign. A null channel: the origin is not known. A null spend: no figure was typed in. Value and spend
-- are in AED.
--
-- Strangers can invent campaigns, and the API returns at most 1,000 rows. Campaigns with spend or a booking always have a row; of the others,
-- those beyond 40 rows share the row "Other campaigns", so that the totals stay whole.
create function public.campaign_figures(p_from date, p_to date)
  returns table (
    channel text, campaign text, leads bigint, answered bigint, booked bigint, came bigint, value numeric, spend numeric
  )
  language sql
  stable
  set search_path = ''
as $$
  with part as (
    select
      origin.channel,
      coalesce(origin.campaign, '') as campaign,
      1 as leads,
      (follow_up.first_contact_at is not null)::integer as answered,
      coalesce(follow_up.state = 'Booked', false)::integer as booked,
      coalesce(follow_up.state = 'Booked' and follow_up.came, false)::integer as came,
      case when follow_up.state = 'Booked' and follow_up.came then follow_up.price end as value,
      null::numeric as spend
    from public.lead_form as lead
    left join public.lead_origin as origin on origin.lead_id = lead.id
    left join public.lead_follow_up as follow_up on follow_up.lead_id = lead.id
    where lead.created_at >= p_from::timestamp at time zone 'Asia/Dubai' and lead.created_at < p_to::timestamp at time zone 'Asia/Dubai'
      and follow_up.lost_reason is distinct from 'Spam or test'
    union all
    select channel, campaign, 0, 0, 0, 0, 0, aed from public.campaign_spend where month >= p_from and month < p_to
  ), line as (
    select
      mode() within group (order by channel) as channel,
      mode() within group (order by campaign) as campaign,
      sum(leads) as leads, sum(answered) as answered, sum(booked) as booked, sum(came) as came, sum(value) as value, sum(spend) as spend,
      lower(channel) is null or sum(spend) is not null or sum(booked) > 0 as is_kept
    from part
    group by lower(channel), lower(campaign)
  ), placed as (
    select *, is_kept or row_number() over (order by is_kept desc, leads desc, channel, campaign) <= 40 as is_listed from line
  )
  select
    case when is_listed then channel else 'Other campaigns' end,
    case when is_listed then nullif(campaign, '') end,
    sum(leads)::bigint, sum(answered)::bigint, sum(booked)::bigint, sum(came)::bigint, coalesce(sum(value), 0), sum(spend)
  from placed
  group by 1, 2
  order by 3 desc;
$$;

revoke execute on function public.campaign_figures(date, date) from public, anon, authenticated, service_role;
grant execute on function public.campaign_figures(date, date) to authenticated;

-- Returns the leads that are Booked now and came from a click on a Google advert 90 days to 24 hours ago: Google rejects older clicks, and
-- often younger ones. booked_at: when the lead was last set to Booked. aed: the price of the appointment, or null.
create function public.ad_conversions() returns table (click_kind text, click_id text, booked_at timestamptz, aed numeric)
  language sql
  stable
  set search_path = ''
as $$
  select origin.click_kind, origin.click_id, max(event.at), follow_up.price
  from public.lead_origin as origin
  join public.lead_form as lead on lead.id = origin.lead_id
  join public.lead_follow_up as follow_up on follow_up.lead_id = lead.id and follow_up.state = 'Booked'
  join public.lead_event as event on event.lead_id = lead.id and event.kind = 'state' and event.value = 'Booked'
  where origin.click_kind in ('gclid', 'gbraid', 'wbraid')
    and lead.created_at between now() - interval '90 days' and now() - interval '24 hours'
  group by lead.id, origin.click_kind, origin.click_id, follow_up.price
  order by 3;
$$;

revoke execute on function public.ad_conversions() from public, anon, authenticated, service_role;
grant execute on function public.ad_conversions() to authenticated;

-- Leads added by hand ------------------------------------------------------------------------------------------------

-- Stores a lead that reached the studio another way, as answered by the caller. No email is sent about it.
--
-- id: generated by the browser; a repeated id stores nothing. With the same lead it returns the same answer.
-- lead: the six text columns of lead_form; source_page is how the lead came, one of the ways listed below.
-- channel, campaign: the advert that the client named, or null.
--
-- Returns {"lead", "follow_up"}, two rows. Errors: 403 not staff, 400 another source or neither name nor number, 409 the id belongs to
-- another lead (PT409) or to a deleted one (23505), 413 more than 8,000 bytes, 429 too many leads in a short time.
create function public.add_lead(p_id uuid, p_lead jsonb, p_channel text default null, p_campaign text default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (auth.jwt() ->> 'sub')::uuid;
  my_name constant text := private.staff_name();
  source constant text := p_lead ->> 'source_page';
  told_channel constant text := coalesce(private.origin_text(p_channel, 60), source);
  told_campaign constant text := private.origin_text(p_campaign, 100);
  sent public.lead_form;
begin
  if octet_length(p_lead::text) > 8000 then
    raise exception 'The lead is too large: at most 8,000 bytes' using errcode = 'PT413';
  end if;
  if p_id is null or source is null or source not in ('WhatsApp', 'Call', 'Instagram message', 'Walk-in')
    or private.plain_text(concat(p_lead ->> 'full_name', p_lead ->> 'phone_number')) = ''
  then
    raise exception 'No such lead' using errcode = '22023';
  end if;

  sent.full_name := coalesce(p_lead ->> 'full_name', '');
  sent.email := coalesce(p_lead ->> 'email', '');
  sent.phone_number := coalesce(p_lead ->> 'phone_number', '');
  sent.inquiry_type := p_lead ->> 'inquiry_type';
  sent.message := p_lead ->> 'message';
  insert into public.lead_form (id, full_name, email, phone_number, inquiry_type, source_page, message)
  values (p_id, sent.full_name, sent.email, sent.phone_number, sent.inquiry_type, source, sent.message)
  on conflict (id) do nothing;
  if found then
    insert into public.lead_origin (lead_id, channel, campaign, told_by) values (p_id, told_channel, told_campaign, 'staff');
    insert into public.lead_follow_up
      (lead_id, state, owner, owner_name, claimed_at, first_contact_at, first_contact_by, added_by_hand, version)
    values (p_id, 'Contacted', me, my_name, now(), now(), me, true, 1);
    insert into public.lead_event (id, lead_id, at, by, by_name, kind, value) values (p_id, p_id, now(), me, my_name, 'added', source);
    -- Counts as emailed, before any period of a cap.
    insert into private.lead_notification (lead_id, mail_id, claimed_at, sent_at) values (p_id, p_id, '-infinity', '-infinity');
  elsif not exists (
    select from public.lead_form as lead join public.lead_origin as origin on origin.lead_id = lead.id
    where lead.id = p_id and origin.told_by = 'staff'
      and (lead.full_name, lead.email, lead.phone_number, lead.inquiry_type, lead.source_page, lead.message, origin.channel, origin.campaign)
        is not distinct from
        (sent.full_name, sent.email, sent.phone_number, sent.inquiry_type, source, sent.message, told_channel, told_campaign)
  ) then
    raise exception 'This id belongs to another lead' using errcode = 'PT409';
  end if;
  return (
    select jsonb_build_object('lead', to_jsonb(lead), 'follow_up', to_jsonb(follow_up))
    from public.lead_form as lead join public.lead_follow_up as follow_up on follow_up.lead_id = lead.id where lead.id = p_id
  );
end;
$$;

revoke execute on function public.add_lead(uuid, jsonb, text, text) from public, anon, authenticated, service_role;
grant execute on function public.add_lead(uuid, jsonb, text, text) to authenticated;
