// Stands inline in the head of every prerendered page. It brings every script (boot/fetchParts.ts hands it what comes late), tries again what
// fails, keeps what a visitor does before the scripts are there (boot/replay.ts does it again), writes a form that is sent so early to the
// disk (leads/earlyLeads.ts) and posts it where no script takes it over, and notes what the scripts are too late for: the address that brought the visitor (leads/attribution.ts) and
// the first scroll past 100 px (layout/popupTiming.ts).
(() => {
  // In the order in which they run, the entry last.
  const scripts = document.currentScript.dataset.scripts.split(' ');
  const entry = scripts[scripts.length - 1];
  const boot = (window.boot = { earlyLeads: new Map() });
  let arrival = null;
  try {
    arrival = sessionStorage.getItem('arrival');
    // A mailed sign-in link has its key behind the #.
    if (arrival === null) sessionStorage.setItem('arrival', (arrival = JSON.stringify([location.href.split('#')[0], document.referrer])));
  } catch {
    // Storage is blocked.
  }
  // Where a visitor returns to, and an anchor, are positions in the whole page (boot/wholePage.ts).
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') delete document.documentElement.dataset.staged;
  addEventListener('scroll', () => scrollY > 100 && (boot.scrolledAt ??= performance.now()), { passive: true });
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  // The one note of the page. It stands outside of what React manages, so that it works before and without it.
  const note = () => document.getElementById('note') ?? document.createElement('div');
  // What its buttons do, and what had the focus.
  let said = {};
  boot.say = (words, label = '', act, close) => {
    const [text, action] = note().children;
    // The page is still coming.
    if (!text) return;
    const active = document.activeElement;
    const opener = note().contains(active) ? said.opener : active;
    boot.hush();
    said = { act, close, opener };
    text.textContent = words;
    action.textContent = label;
    action.hidden = label === '';
    note().hidden = false;
    // Whoever has pressed something goes on here; whoever types goes on typing.
    if (label !== '' && !active?.closest('input, textarea, form, [role="dialog"]')) action.focus({ preventScroll: true });
  };
  const answer = (button) => {
    const { act, close, opener } = said;
    said = {};
    boot.hush();
    if (opener?.isConnected) opener.focus();
    (button === note().children[1] ? act : close)?.();
  };
  boot.hush = () => {
    const { close } = said;
    said = {};
    note().hidden = true;
    close?.();
  };

  // The whole answer: only then the browser has it.
  const get = async (address, cache, limitMs = 15_000) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    try {
      const reply = await fetch(address, { cache, signal: limit.signal });
      return { reply, bytes: await reply.arrayBuffer() };
    } finally {
      clearTimeout(timer);
    }
  };
  // 'here', 'wrong' for an answer that is no script (an error, a host's or a hotel's page), 'silent' without an answer.
  const ask = async (file, cache, limitMs) => {
    try {
      const { reply, bytes } = await get(file, cache, limitMs);
      const type = reply.headers.get('content-type') ?? '';
      return reply.ok && bytes.byteLength > 0 && !reply.redirected && /javascript|css/.test(type) ? 'here' : 'wrong';
    } catch {
      return 'silent';
    }
  };
  // Only a page whose fresh HTML names another entry has been deployed anew. One look serves all files that fail at the same time.
  let look;
  const isRenewed = () =>
    (look ??= get(location.pathname, 'no-store')
      .then(({ bytes }) => {
        const named = /data-scripts="([^"]+)"/.exec(new TextDecoder().decode(bytes));
        return named !== null && !named[1].includes(entry);
      })
      .catch(() => false)
      .finally(() => (look = undefined)));
  const fetchFile = async (file, until) => {
    // A slow line gets twice the time at each try; the last try gets a second, or its answer would count as none.
    for (let wait = 400, cache = 'default', limitMs = 15_000; ; wait = Math.min(2 * wait, 15_000), limitMs *= 2) {
      const answer = await ask(file, cache, Math.min(limitMs, Math.max(1_000, until - performance.now())));
      if (answer === 'here') return;
      if (answer === 'wrong' && (await isRenewed())) throw new Error('renewed');
      const left = until - performance.now();
      if (left <= 0) throw new Error(answer);
      // The browser may have kept the wrong answer.
      cache = 'reload';
      await Promise.race([sleep(Math.min(wait, left)), new Promise((again) => addEventListener('online', again, { once: true }))]);
    }
  };
  // Firefox before 155 never asks again for a module that failed, nor for one that a failed module imports: every file is here before the
  // first import().
  const files = new Map();
  boot.fetchParts = (list, forMs) =>
    Promise.all(
      list.map((file) => {
        const known = files.get(file) ?? fetchFile(file, performance.now() + forMs);
        files.set(file, known);
        known.catch(() => files.delete(file));
        return known;
      }),
    );
  // Once for each deployment, and never over something that was typed. `close`: for whoever has pressed something, and is told each time.
  let told = false;
  boot.renew = (close) => {
    const typed = [...document.querySelectorAll('input, textarea, select')].some((field) =>
      field.options
        ? [...field.options].some((option) => option.selected !== option.defaultSelected && option.value)
        : field.value !== field.defaultValue,
    );
    try {
      if (!typed && sessionStorage.getItem('renewed') !== entry) {
        sessionStorage.setItem('renewed', entry);
        reload();
        return;
      }
    } catch {
      // Storage is blocked.
    }
    if (close || !told) boot.say('This page has been renewed.', LOAD_AGAIN, reload, close);
    told = true;
  };

  let started = false;
  // The scripts of this page are gone for good: only loading it again helps.
  let isLost = false;
  const LOAD_AGAIN = 'Load it again';
  const reload = () => location.reload();
  const start = async () => {
    if (started) return;
    // What is done while the page is still coming: React needs the whole of it.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start);
      return;
    }
    started = true;
    for (let wait = 400; ; wait *= 2) {
      try {
        await boot.fetchParts(scripts, Infinity);
        for (const script of scripts) {
          await import(script);
          // A task of its own for each.
          await sleep(0);
        }
        return;
      } catch (fault) {
        if (fault.message === 'renewed') {
          isLost = true;
          return boot.renew();
        }
        await sleep(wait);
      }
    }
  };

  let disk;
  const openDisk = () =>
    (disk ??= new Promise((resolve, reject) => {
      const opening = indexedDB.open('early-leads', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('leads', { keyPath: 'sid' }));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', reject);
    }));
  // Writes what a form holds to the disk. Resolves with whether it is there.
  boot.keep = async (form, values = Object.fromEntries(new FormData(form))) => {
    try {
      const sid = boot.earlyLeads.get(form) ?? crypto.randomUUID();
      boot.earlyLeads.set(form, sid);
      const sent = { createdAt: Date.now(), filledInMs: performance.now(), path: location.pathname, arrival };
      const tx = (await openDisk()).transaction('leads', 'readwrite', { durability: 'strict' });
      const written = new Promise((resolve) => {
        tx.addEventListener('complete', () => resolve(true));
        tx.addEventListener('abort', () => resolve(false));
      });
      tx.objectStore('leads').put({ sid, form: form.dataset.lead, values, ...sent });
      // At once: the tab may be closed before the browser finds that nothing follows.
      tx.commit();
      return await written;
    } catch {
      // No disk: the page's memory has it.
      return false;
    }
  };

  // What React manages looks after itself. The rest waits here until the scripts are there, then goes on to `act` one by one.
  const queue = [];
  let act = (element) => queue.push(element);
  let hasScripts = false;
  const isManaged = (element) => hasScripts && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const onTouch = (event) => {
    boot.touched = event.target;
    void start();
    const form = event.target.closest?.('form');
    // So that what is sent a moment later finds the disk open.
    if (form?.dataset.lead && !isManaged(form)) openDisk().catch(() => {});
    // The browser answers a popover's button by itself, where it knows them.
    const kept = 'popover' in HTMLElement.prototype ? 'button:not([popovertarget])' : 'button';
    const button = event.type === 'click' && event.target.closest?.(kept);
    if (!button || isManaged(button)) return;
    if (button.parentElement === note()) return answer(button);
    // The button of a form sends it by itself where the form's own checks pass; where they do not, React says so in the page's words.
    if (button.type === 'submit' && button.form?.matches(':valid')) return;
    event.preventDefault();
    // React may take the button over within this very event: then it would be pressed twice.
    event.stopPropagation();
    if (isLost) boot.renew(() => {});
    else act(button);
  };
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'click']) addEventListener(type, onTouch, { capture: true });
  const keepAndSay = async (form) => {
    let kept = false;
    void boot.keep(form).then((done) => (kept = done));
    const isLeft = () => boot.earlyLeads.has(form) && form.isConnected && !isManaged(form);
    await sleep(4_000);
    if (!isLeft()) return;
    if (kept && isLost) boot.say('Kept. It goes out once this page is loaded again.', LOAD_AGAIN, reload);
    else if (kept) boot.say('Kept. It goes out as soon as the connection is back.');
    else boot.say('Not sent yet. Keep this page open until the connection is back, or chat with us.');
    await sleep(8_000);
    // As if there were no scripts, where the browser will find somebody: what is kept goes out again under the same id, and is known there.
    const address = form.getAttribute('action');
    // The function would refuse a longer message (3,800 Arabic letters fill a row). On the page it can be shortened.
    if (!address || form.elements.message?.value.length > 3_800 || !isLeft()) return;
    const look = await get(address, 'no-store').catch(() => undefined);
    if (!look?.reply.ok || !isLeft()) return;
    const id = Object.assign(document.createElement('input'), { type: 'hidden', name: 'sid', value: boot.earlyLeads.get(form) });
    form.append(id);
    form.submit();
    // Whoever comes back and sends the form again sends another lead.
    id.remove();
    boot.earlyLeads.delete(form);
    // Tells /thank-you that the function has stored this lead, although the disk still holds it (leads/unsentLeads.ts).
    sessionStorage.setItem('posted', id.value);
  };
  // Last of all: a submit that nobody has taken yet would go into the address bar.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.target.dataset.lead) void keepAndSay(event.target);
    act(event.target);
  });
  boot.takeOver = (replay) => {
    hasScripts = true;
    act = replay;
    // What the note says of a form is over: it is sent now, and says itself what becomes of it.
    if (queue.some((element) => element.dataset.lead)) boot.hush();
    for (const element of queue.splice(0)) act(element);
  };
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // On a fast network frames come before anything is painted. A browser that does not tell gets a second's worth of them.
  const afterPaint = (frames) =>
    requestAnimationFrame(() => {
      if (frames > 0 && performance.getEntriesByType('paint').length === 0) afterPaint(frames - 1);
      else whenIdle(start, { timeout: 1500 });
    });
  if (document.readyState === 'complete') afterPaint(60);
  else addEventListener('load', () => afterPaint(60));
})();
