export const LEADS = '/rest/v1/lead_form';
export const TARGET = '00000000-0000-4000-8000-000000000001';
export const DELETIONS = '/rest/v1/lead_deletion';
/** A lead that was deleted. */
export const GONE = '00000000-0000-4000-8000-000000000003';
export const KEPT = '00000000-0000-4000-8000-000000000002';
export const CLAIM = '/rest/v1/rpc/claim_lead_notification';
export const DUE = '/rest/v1/rpc/claim_due_mail';
export const SETTLE = '/rest/v1/rpc/settle_mail';
export const STATE = '/rest/v1/rpc/staff_state';
export const FOLLOW_UPS = '/rest/v1/lead_follow_up';
export const EVENTS = '/rest/v1/lead_event';
export const ACT = '/rest/v1/rpc/desk_act';
const SIX = { p_full_name: 'Target', p_email: null, p_phone_number: null, p_inquiry_type: null, p_message: null, p_source_page: null };
const NEW = { full_name: 'New' };
const ONE = `${LEADS}?id=eq.${TARGET}`;
const ROWS = { prefer: 'return=representation' };
const MERGE = { prefer: 'resolution=merge-duplicates' };
const IGNORE = { prefer: 'resolution=ignore-duplicates' };

/** The same for all four. */
const all = (answer: string) => [answer, answer, answer, answer] as const;
const NO_TABLE = all('404 PGRST205 nothing');
const NO_FUNCTION = all('404 PGRST202 nothing');
/** For the function alone: what it is answered. */
const functionOnly = (answer: string) => ['401 42501 nothing', '403 42501 nothing', '403 42501 nothing', answer] as const;
/** The same for all but the function. */
const visitorsAndStaff = (answer: string, ofFunction: string) => [answer, answer, answer, ofFunction] as const;

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
 * The function's column is the local backend's, which grants service_role every right; a hosted project lets it call alone.
 */
export const MATRIX: readonly (readonly [string, Action, readonly [string, string, string, string]])[] = [
  // Reading
  ['select', { method: 'GET', path: LEADS }, ['200 [0] nothing', '200 [0] nothing', '200 [2] nothing', '200 [2] nothing']],
  ['the ledger', { method: 'GET', path: '/rest/v1/lead_notification' }, NO_TABLE],
  ['the users', { method: 'GET', path: '/rest/v1/users' }, NO_TABLE],

  // Inserting
  ['insert', { method: 'POST', path: LEADS, body: NEW }, all('201 stored')],
  [
    'insert, with the row back',
    { method: 'POST', path: LEADS, body: NEW, headers: ROWS },
    ['401 42501 nothing', '403 42501 nothing', '201 [1] stored', '201 [1] stored'],
  ],
  ['insert an id again', { method: 'POST', path: LEADS, body: { id: TARGET, ...NEW } }, all('409 23505 nothing')],
  [
    'insert with a date',
    { method: 'POST', path: LEADS, body: { ...NEW, created_at: '2001-01-01' } },
    visitorsAndStaff('201 stored', '201 stored for 2001'),
  ],
  ['insert two', { method: 'POST', path: LEADS, body: [NEW, NEW] }, visitorsAndStaff('413 PT413 nothing', '201 stored twice')],
  [
    'insert a message of 4,001 characters',
    { method: 'POST', path: LEADS, body: { message: 'x'.repeat(4_001) } },
    visitorsAndStaff('413 PT413 nothing', '201 stored a nameless one'),
  ],
  ['insert 5 MB', { method: 'POST', path: LEADS, body: { message: 'x'.repeat(5_000_000) } }, all('413 413 nothing')],
  [
    'upsert that overwrites',
    { method: 'POST', path: `${LEADS}?on_conflict=id`, body: { id: TARGET, ...NEW }, headers: MERGE },
    functionOnly('200 overwritten'),
  ],
  [
    'upsert that ignores',
    { method: 'POST', path: `${LEADS}?on_conflict=id`, body: { id: TARGET, ...NEW }, headers: IGNORE },
    ['401 42501 nothing', '403 42501 nothing', '201 nothing', '201 nothing'],
  ],

  // Changing
  ['update', { method: 'PATCH', path: ONE, body: NEW, headers: ROWS }, visitorsAndStaff('200 [0] nothing', '200 [1] overwritten')],
  ['update without a filter', { method: 'PATCH', path: LEADS, body: NEW }, all('400 21000 nothing')],

  // Deleting
  ['delete', { method: 'DELETE', path: ONE }, ['204 nothing', '204 nothing', '204 removed', '204 removed']],
  [
    'delete, with the row back',
    { method: 'DELETE', path: `${LEADS}?id=eq.${TARGET}&select=id`, headers: ROWS },
    ['200 [0] nothing', '200 [0] nothing', '200 [1] removed', '200 [1] removed'],
  ],
  ['delete without a filter', { method: 'DELETE', path: LEADS }, all('400 21000 nothing')],
  ['delete one, whichever it is', { method: 'DELETE', path: `${LEADS}?select=id&limit=1` }, all('400 21000 nothing')],

  // The record of deletions
  ['the deletions', { method: 'GET', path: DELETIONS }, ['200 [0] nothing', '200 [0] nothing', '200 [1] nothing', '200 [1] nothing']],
  [
    'invent a deletion',
    { method: 'POST', path: DELETIONS, body: { lead_id: TARGET, lead_created_at: '2026-01-01', reason: 'age' } },
    functionOnly('201 nothing'),
  ],
  [
    'change a deletion',
    { method: 'PATCH', path: `${DELETIONS}?lead_id=eq.${GONE}`, body: { by_name: 'x' }, headers: ROWS },
    visitorsAndStaff('200 [0] nothing', '200 [1] nothing'),
  ],
  [
    'delete a deletion',
    { method: 'DELETE', path: `${DELETIONS}?lead_id=eq.${GONE}`, headers: ROWS },
    visitorsAndStaff('200 [0] nothing', '200 [1] nothing'),
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
  ['claim', { method: 'POST', path: CLAIM, body: SIX }, functionOnly('200 [1] claimed')],
  ['claim what is due', { method: 'POST', path: DUE }, functionOnly('200 [1] claimed')],
  [
    'note that a mail was sent',
    { method: 'POST', path: SETTLE, body: { p_mail_id: KEPT, p_failure: null } },
    functionOnly('200 1 nothing'),
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
  ['join the staff', { method: 'POST', path: '/rest/v1/rpc/add_staff', body: { p_email: 'staff@studio.test' } }, NO_FUNCTION],
  ['purge', { method: 'POST', path: '/rest/v1/rpc/purge_leads', body: {} }, NO_FUNCTION],
  ['a function that waits', { method: 'POST', path: '/rest/v1/rpc/pg_sleep', body: { seconds: 5 } }, NO_FUNCTION],
];

/** A stray gets what a guest gets, but here. */
export const STRAY: Readonly<Record<string, string>> = { 'see what was not mailed': '200 {"staff":false} nothing' };
