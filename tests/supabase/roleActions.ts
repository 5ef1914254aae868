export const LEADS = '/rest/v1/lead_form';
export const TARGET = '00000000-0000-4000-8000-000000000001';
export const DELETIONS = '/rest/v1/lead_deletion';
/** A lead that was deleted. */
export const GONE = '00000000-0000-4000-8000-000000000003';
export const KEPT = '00000000-0000-4000-8000-000000000002';
export const CLAIM = '/rest/v1/rpc/claim_lead_notification';
export const RELEASE = '/rest/v1/rpc/release_lead_notification';
export const DUE = '/rest/v1/rpc/claim_due_mail';
export const SETTLE = '/rest/v1/rpc/settle_mail';
export const STATE = '/rest/v1/rpc/staff_state';
export const FOLLOW_UPS = '/rest/v1/lead_follow_up';
export const EVENTS = '/rest/v1/lead_event';
export const ACT = '/rest/v1/rpc/desk_act';
const SIX = { p_full_name: 'Target', p_email: null, p_phone_number: null, p_inquiry_type: null, p_message: null, p_source_page: null };
const SIX_AS_QUERY = 'p_full_name=Target&p_email=&p_phone_number=&p_inquiry_type=x&p_message=x&p_source_page=x';
const ROWS = { prefer: 'return=representation' };
const MERGE = { prefer: 'resolution=merge-duplicates' };
const IGNORE = { prefer: 'resolution=ignore-duplicates' };

/** The same for all four. */
const NO_TABLE = ['404 PGRST205 nothing', '404 PGRST205 nothing', '404 PGRST205 nothing', '404 PGRST205 nothing'] as const;
const NO_FUNCTION = ['404 PGRST202 nothing', '404 PGRST202 nothing', '404 PGRST202 nothing', '404 PGRST202 nothing'] as const;

export interface Action {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * What each action answers to visitor, guest, staff and function, in this order: status, then the error's code, the number
 * of rows in brackets or the range of a count, then what became of the two leads Target and Kept and of Kept's mail.
 *
 * The function's column is the local backend's, which grants service_role every right; nobody but the function has its key.
 */
export const MATRIX: readonly (readonly [string, Action, readonly [string, string, string, string]])[] = [
  // Reading
  ['select', { method: 'GET', path: LEADS }, ['200 [0] nothing', '200 [0] nothing', '200 [2] nothing', '200 [2] nothing']],
  [
    'select one',
    { method: 'GET', path: `${LEADS}?id=eq.${TARGET}` },
    ['200 [0] nothing', '200 [0] nothing', '200 [1] nothing', '200 [1] nothing'],
  ],
  [
    'count',
    { method: 'HEAD', path: LEADS, headers: { prefer: 'count=exact' } },
    ['200 */0 nothing', '200 */0 nothing', '200 0-1/2 nothing', '200 0-1/2 nothing'],
  ],
  ['the ledger', { method: 'GET', path: '/rest/v1/lead_notification' }, NO_TABLE],
  ['the ledger in a join', { method: 'GET', path: `${LEADS}?select=*,lead_notification(*)` }, NO_TABLE],
  ['the users', { method: 'GET', path: '/rest/v1/users' }, NO_TABLE],

  // Inserting
  ['insert', { method: 'POST', path: LEADS, body: { full_name: 'New' } }, ['201 stored', '201 stored', '201 stored', '201 stored']],
  [
    'insert, with the row back',
    { method: 'POST', path: LEADS, body: { full_name: 'New' }, headers: ROWS },
    ['401 42501 nothing', '403 42501 nothing', '201 [1] stored', '201 [1] stored'],
  ],
  [
    'insert, with the place back',
    { method: 'POST', path: LEADS, body: { full_name: 'New' }, headers: { prefer: 'return=headers-only' } },
    ['401 42501 nothing', '403 42501 nothing', '201 stored', '201 stored'],
  ],
  [
    'insert an id again',
    { method: 'POST', path: LEADS, body: { id: TARGET, full_name: 'New' } },
    ['409 23505 nothing', '409 23505 nothing', '409 23505 nothing', '409 23505 nothing'],
  ],
  [
    'insert two',
    { method: 'POST', path: LEADS, body: [{ full_name: 'New' }, { full_name: 'New' }] },
    ['413 PT413 nothing', '413 PT413 nothing', '413 PT413 nothing', '201 stored twice'],
  ],
  [
    'insert a thousand',
    { method: 'POST', path: `${LEADS}?columns=full_name`, body: Array.from({ length: 1000 }, () => ({ full_name: 'New' })) },
    ['413 PT413 nothing', '413 PT413 nothing', '413 PT413 nothing', '201 stored 1000 times'],
  ],
  [
    'upsert that overwrites',
    { method: 'POST', path: `${LEADS}?on_conflict=id`, body: { id: TARGET, full_name: 'New' }, headers: MERGE },
    ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '200 overwritten'],
  ],
  [
    'upsert that ignores',
    { method: 'POST', path: `${LEADS}?on_conflict=id`, body: { id: TARGET, full_name: 'New' }, headers: IGNORE },
    ['401 42501 nothing', '403 42501 nothing', '201 nothing', '201 nothing'],
  ],
  [
    'upsert by no key',
    { method: 'POST', path: `${LEADS}?on_conflict=full_name`, body: { full_name: 'Target' }, headers: MERGE },
    ['400 42P10 nothing', '400 42P10 nothing', '400 42P10 nothing', '400 42P10 nothing'],
  ],
  [
    'put',
    { method: 'PUT', path: `${LEADS}?id=eq.${TARGET}`, body: { id: TARGET, full_name: 'New' } },
    ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '204 overwritten'],
  ],

  // Changing
  [
    'update',
    { method: 'PATCH', path: `${LEADS}?id=eq.${TARGET}`, body: { full_name: 'New' } },
    ['204 nothing', '204 nothing', '204 nothing', '204 overwritten'],
  ],
  [
    'update, with the row back',
    { method: 'PATCH', path: `${LEADS}?id=eq.${TARGET}`, body: { full_name: 'New' }, headers: ROWS },
    ['200 [0] nothing', '200 [0] nothing', '200 [0] nothing', '200 [1] overwritten'],
  ],
  [
    'update the date',
    { method: 'PATCH', path: `${LEADS}?id=eq.${TARGET}`, body: { created_at: '2001-01-01' }, headers: ROWS },
    ['200 [0] nothing', '200 [0] nothing', '200 [0] nothing', '200 [1] backdated'],
  ],
  [
    'update without a filter',
    { method: 'PATCH', path: LEADS, body: { full_name: 'New' } },
    ['400 21000 nothing', '400 21000 nothing', '400 21000 nothing', '400 21000 nothing'],
  ],

  // Deleting
  ['delete', { method: 'DELETE', path: `${LEADS}?id=eq.${TARGET}` }, ['204 nothing', '204 nothing', '204 removed', '204 removed']],
  [
    'delete, with the row back',
    { method: 'DELETE', path: `${LEADS}?id=eq.${TARGET}&select=id`, headers: ROWS },
    ['200 [0] nothing', '200 [0] nothing', '200 [1] removed', '200 [1] removed'],
  ],
  [
    'delete without a filter',
    { method: 'DELETE', path: LEADS },
    ['400 21000 nothing', '400 21000 nothing', '400 21000 nothing', '400 21000 nothing'],
  ],
  [
    'delete one, whichever it is',
    { method: 'DELETE', path: `${LEADS}?select=id&limit=1` },
    ['400 21000 nothing', '400 21000 nothing', '400 21000 nothing', '400 21000 nothing'],
  ],

  // The record of deletions
  ['the deletions', { method: 'GET', path: DELETIONS }, ['200 [0] nothing', '200 [0] nothing', '200 [1] nothing', '200 [1] nothing']],
  [
    'invent a deletion',
    { method: 'POST', path: DELETIONS, body: { lead_id: TARGET, lead_created_at: '2026-01-01', reason: 'age' } },
    ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '201 nothing'],
  ],
  [
    'change a deletion',
    { method: 'PATCH', path: `${DELETIONS}?lead_id=eq.${GONE}`, body: { by_name: 'x' }, headers: ROWS },
    ['200 [0] nothing', '200 [0] nothing', '200 [0] nothing', '200 [1] nothing'],
  ],
  [
    'delete a deletion',
    { method: 'DELETE', path: `${DELETIONS}?lead_id=eq.${GONE}`, headers: ROWS },
    ['200 [0] nothing', '200 [0] nothing', '200 [0] nothing', '200 [1] nothing'],
  ],

  // The desk: KEPT has a follow-up and an event; tests/supabase/desk.test.ts has what staff may do there.
  ...[FOLLOW_UPS, EVENTS].flatMap((path): (readonly [string, Action, readonly [string, string, string, string]])[] => [
    [`read ${path}`, { method: 'GET', path }, ['200 [0] nothing', '200 [0] nothing', '200 [1] nothing', '200 [1] nothing']],
    [
      `write ${path}`,
      {
        method: 'POST',
        path,
        body:
          path === EVENTS ? { id: TARGET, lead_id: TARGET, at: '2026-01-01', by: TARGET, by_name: 'x', kind: 'note' } : { lead_id: TARGET },
      },
      ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '201 nothing'],
    ],
    [
      `change ${path}`,
      {
        method: 'PATCH',
        path: `${path}?lead_id=eq.${KEPT}`,
        body: path === EVENTS ? { by_name: 'x' } : { owner_name: 'x' },
        headers: ROWS,
      },
      ['200 [0] nothing', '200 [0] nothing', '200 [0] nothing', '200 [1] nothing'],
    ],
    [
      `delete ${path}`,
      { method: 'DELETE', path: `${path}?lead_id=eq.${KEPT}`, headers: ROWS },
      ['200 [0] nothing', '200 [0] nothing', '200 [0] nothing', '200 [1] nothing'],
    ],
  ]),
  [
    'act on a lead that is gone',
    { method: 'POST', path: ACT, body: { id: TARGET, lead: GONE, seen: 0, kind: 'claim', value: null } },
    ['401 42501 nothing', '403 42501 nothing', '404 PT404 nothing', '403 42501 nothing'],
  ],

  // Calling
  ['claim', { method: 'POST', path: CLAIM, body: SIX }, ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '200 [1] claimed']],
  [
    'claim by GET',
    { method: 'GET', path: `${CLAIM}?${SIX_AS_QUERY}` },
    ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '200 [0] nothing'],
  ],
  ['claim with a value too many', { method: 'POST', path: CLAIM, body: { ...SIX, p_id: TARGET } }, NO_FUNCTION],
  [
    'release',
    { method: 'POST', path: RELEASE, body: { p_lead_id: KEPT } },
    ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '200 true released'],
  ],
  ['claim what is due', { method: 'POST', path: DUE }, ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '200 [1] claimed']],
  [
    'note that a mail was sent',
    { method: 'POST', path: SETTLE, body: { p_mail_id: KEPT, p_failure: null } },
    ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '200 1 nothing'],
  ],
  [
    'note that a mail failed',
    { method: 'POST', path: SETTLE, body: { p_mail_id: KEPT, p_failure: 'Resend answered 403' } },
    ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', '200 1 nothing'],
  ],
  [
    'see what was not mailed',
    { method: 'POST', path: STATE },
    [
      '401 42501 nothing',
      '403 42501 nothing',
      '200 {"mail":"off","staff":true,"oldest":null,"untold":0,"failure":null} nothing',
      '403 42501 nothing',
    ],
  ],
  ['set the functions', { method: 'POST', path: '/rest/v1/rpc/set_functions', body: { p_url: 'https://x.ae', p_key: 'eyJ' } }, NO_FUNCTION],
  ['the settings', { method: 'GET', path: '/rest/v1/setting' }, NO_TABLE],
  ['the list of staff', { method: 'GET', path: '/rest/v1/staff' }, NO_TABLE],
  ['the senders', { method: 'GET', path: '/rest/v1/lead_sender' }, NO_TABLE],
  ['join the staff', { method: 'POST', path: '/rest/v1/rpc/add_staff', body: { p_email: 'staff@studio.test' } }, NO_FUNCTION],
  ['ask for the list', { method: 'POST', path: '/rest/v1/rpc/is_staff', body: {} }, NO_FUNCTION],
  ['purge', { method: 'POST', path: '/rest/v1/rpc/purge_leads', body: {} }, NO_FUNCTION],
  ['call the hook', { method: 'POST', path: '/rest/v1/rpc/refuse_account', body: { event: {} } }, NO_FUNCTION],
  ['a guard', { method: 'POST', path: '/rest/v1/rpc/require_service_role', body: {} }, NO_FUNCTION],
  [
    'a function of PostgreSQL',
    { method: 'POST', path: '/rest/v1/rpc/set_config', body: { setting_name: 'role', new_value: 'service_role', is_local: false } },
    NO_FUNCTION,
  ],
  ['a function that waits', { method: 'POST', path: '/rest/v1/rpc/pg_sleep', body: { seconds: 5 } }, NO_FUNCTION],
];

/** A stray gets what a guest gets, but here. */
export const STRAY: Readonly<Record<string, string>> = { 'see what was not mailed': '200 {"staff":false} nothing' };

/** Refused by the schema's name, before anybody looks at a token. */
export const OTHER_SCHEMAS: readonly (readonly [string, Action])[] = [
  'auth',
  'private',
  'pg_catalog',
  'information_schema',
  'supabase_migrations',
].flatMap(
  (schema) =>
    [
      [`select in ${schema}`, { method: 'GET', path: '/rest/v1/users', headers: { 'accept-profile': schema } }],
      [
        `insert into ${schema}`,
        { method: 'POST', path: '/rest/v1/users', body: { email: 'x@example.com' }, headers: { 'content-profile': schema } },
      ],
      [
        `call in ${schema}`,
        { method: 'POST', path: '/rest/v1/rpc/require_service_role', body: {}, headers: { 'content-profile': schema } },
      ],
    ] as const,
);
