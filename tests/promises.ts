/**
 * What visitors, staff and the owner can rely on, and the test that proves it: a promise, and words of the test's name, by file. Before you
 * remove or rename a test that is named here, make sure that another test proves the promise, and name that one.
 */
export const promises: Readonly<Record<string, readonly (readonly [promise: string, test: string])[]>> = {
  'tests/leads/outbox.test.ts': [
    ['A lead is on disk before it is sent, and reaches the sheet and the table once each', 'stores a lead first, sends it once'],
    ['A lead that neither the sheet nor the table has acknowledged is sent again until one has', 'retries a lead only where it was not'],
    ['A lead older than 72 hours is sent once more, when online, and then erased', 'after 72 hours a lead is sent one last time'],
    ['A sheet that never responds keeps the visitor waiting for 12 s at most', 'a request without a response for 12 s'],
    ['A form works without IndexedDB', 'without any storage a failed lead stays in memory'],
    ['A form works in a browser that refuses locks', 'a lead is sent without a lock when the browser'],
    ['Two tabs never send the same lead at the same time', 'a lead whose last attempt is under way in another tab'],
    ['A lead is sent even if the visitor leaves at once', 'starts the requests immediately'],
    ['The console shows nothing of what was typed', 'its text does not appear in the log'],
  ],
  'tests/leads/outboxStore.test.ts': [['A lead that an older release has stored is read and sent', 'is repaired: %s']],
  'tests/leads/outboxTriggers.test.ts': [['Without a connection nothing is tried', 'offline, no timer runs until the browser is online']],
  'tests/leads/earlyLeads.test.ts': [
    ['A form sent before its scripts is delivered by the next page', 'is sent by the next page under its own id'],
    ['A lead filled in by a bot is marked, not dropped', 'is marked if a bot may have sent it'],
  ],
  'tests/leads/sheetForms.test.tsx': [['The body of each form is the agreed one, byte for byte', 'it sends exactly this body']],
  'tests/leads/skinPenForms.test.tsx': [
    ['A skin-pen lead goes to the table alone; a failure keeps the text', 'failure keeps the text'],
    ['A visitor whom a rate limit turns away is told what to do', 'after a refusal by a cap'],
  ],
  'tests/leads/unsentForms.test.tsx': [['The two demo forms send nothing', 'is cleared and shows the alert, without a request']],
  'tests/leads/nativeForms.html.test.tsx': [
    ['A form without scripts sends the same body', 'the plain form sends the same body as scripts'],
  ],
  'tests/leads/LeadForm.test.tsx': [
    ['A double click sends one lead', 'a double submit, further clicks and Enter send only one lead'],
    ['What a password manager fills in is what is sent', 'sends what its fields show'],
    ['A text that is too long is never cut silently', 'is reported under its field, which takes focus'],
  ],
  'tests/leads/sharedForms.test.tsx': [
    ['What is typed in one form of a page is in the other', 'text typed into either form appears in both'],
  ],
  'tests/leads/furtherField.test.tsx': [['A field added later is sent, and staff see it', 'staff see the further field above our own']],
  'tests/pages/ThankYou.test.tsx': [
    ['/thank-you thanks only for a lead that was acknowledged', 'whose lead waits: the page first says where the lead is stored'],
    ['A lead that was finally refused can be sent by chat', 'whose lead was finally refused'],
  ],
  'tests/app/leadDelivery.test.ts': [['A form waits 12 s at most for its scripts', 'rejects a lead after exactly 12 s']],
  'tests/app/trustedTypes.test.ts': [['No markup but our own can be written into a page', 'as markup and as a script']],
  'tests/boot/loaderFetch.test.ts': [
    ['A script that fails once is fetched again, past the cache', 'a failed file is retried after 0.4 s'],
    ['A deployment is noticed while a page is open', 'is recognised by another entry script'],
  ],
  'tests/boot/loaderNote.test.ts': [
    ['A page reloads by itself once at most, and never over typed text', 'reloads once per deployment if nothing was typed'],
    ['A notice never takes the focus from somebody who types', 'never takes the focus from someone who types'],
  ],
  'tests/boot/loaderKeep.test.ts': [['A form whose scripts never come is posted once', 'is posted by the browser exactly once']],
  'tests/boot/loaderStart.test.ts': [
    ['No script is requested before the page is painted', 'requests nothing before the page has loaded'],
    ['The last advert counts, and a reload or Back changes nothing', 'a later advert replaces the record'],
  ],
  'tests/boot/replay.test.ts': [['A click before the scripts is not lost', 'is clicked again as soon as React manages it']],
  'tests/boot/changes.test.ts': [['What a translator changed is undone before hydration', 'all changes are undone in the order']],
  'tests/boot/hydratedPart.test.tsx': [
    ['Typed text survives a script that does not come', 'keeps its HTML and typed text while its script'],
  ],
  'tests/boot/openedPart.test.tsx': [
    ['A dialog that does not load says so, and the page stays', 'shows a notice and leaves the page unchanged'],
  ],
  'tests/boot/routedPage.test.tsx': [
    ['A link leads to its page even if its script is gone', 'when online: the browser itself loads the address'],
  ],
  'tests/pages/prices.html.test.ts': [
    ['Every agreed price is on its page, and in its structured data', 'prints every price beside its name'],
    ['A price on one page is the price on the page it links to', 'a price in a row that links to another page'],
    ['No page advertises savings', 'the page advertises no savings'],
  ],
  'tests/content/prices.test.ts': [['An item has one price on all pages', 'an item has the same price on all pages']],
  'tests/content/content.test.ts': [
    ['No text has a dead link, a claim, a placeholder or a long dash', 'the texts of the site have no faults'],
    ['A price changes in one place', 'no text has an amount that is typed'],
  ],
  'tests/pages/specified.html.test.ts': [
    ['Agreed texts, counts, forms, anchors and links are there', 'contains the texts agreed with the customer'],
  ],
  'tests/pages/everyPage.html.test.ts': [
    ['Every link of the site leads somewhere', 'links only to existing pages and anchors'],
    ['A page can be read before its scripts load', 'hides no content before the scripts load'],
    ['Questions are in the structured data as they are shown', 'has structured data for exactly the questions'],
  ],
  'tests/pages/photographs.html.test.ts': [['No photograph is called an illustration', 'if every slot has a photograph']],
  'tests/pages/ownerFacts.html.test.ts': [
    ['Nothing is said that the owner has not filled in', 'with no fact filled in, no page says anything'],
  ],
  'tests/site/pages.test.ts': [
    ['Every agreed address shows its page, with its booking button', 'shows the page of %s (sitemap priority'],
    ['The sitemap has the agreed addresses and priorities', 'lists the 19 agreed addresses'],
    ['Crawlers are told what they may read', 'robots.txt names the sitemap'],
  ],
  'tests/site/head.test.ts': [['The staff area is never indexed', '%s is never indexed']],
  'tests/pictures/photos.test.ts': [['No picture carries a location or a camera', 'without EXIF, location, XMP and colour profile']],
  'tests/ui/Carousel.test.tsx': [['Whatever moves by itself can be paused', 'a carousel follows the WAI-ARIA carousel pattern']],
  'tests/ui/Lightbox.test.tsx': [
    ['The lightbox works by keyboard and gives the focus back', 'the lightbox blocks popups until it is closed'],
  ],
  'e2e/journey.spec.ts': [
    ['A visitor books on a phone, and staff find, export and delete the lead', 'a visitor books on a phone, the studio gets an email'],
    ['A lead of a tab that is closed at once arrives', 'even if the tab is closed before the browser has stored it'],
    ['Offline, the visitor is told that nothing was sent yet', 'offline: /thank-you says at first'],
  ],
  'e2e/landing.spec.ts': [
    ['A skin-pen lead that failed is sent by the second press', 'the skin-pen form keeps typed text after a failure'],
  ],
  'e2e/native.spec.ts': [
    ['Every kind of form delivers without scripts', 'every kind of form reaches its targets'],
    ['A form whose scripts fail counts as one lead', 'a form whose scripts fail to load is posted after 12 s'],
  ],
  'e2e/scripts.spec.ts': [
    ['Scripts that fail once cost a short wait', 'every script of a page and its form'],
    ['A deployment never costs typed text', 'the page does not reload by itself'],
  ],
  'e2e/typing.spec.ts': [['What is typed at once arrives letter for letter, on slow phones too', 'keeps every letter on a processor']],
  'e2e/changedPages.spec.ts': [
    ['Translators, password managers and diallers cost nothing that was typed', 'a name typed at once stays in the same field'],
    ['The desk survives a translator', 'translated all the same, the desk does not go blank'],
  ],
  'e2e/autofill.spec.ts': [['The browser may fill in a form', 'the browser fills in a form with a complete address']],
  'e2e/blockedStorage.spec.ts': [['A browser with blocked cookies sends a lead', 'a browser that refuses storage, locks or ids']],
  'e2e/olderBrowsers.spec.ts': [['The oldest supported browsers can book', 'a visitor books through the dialog']],
  'e2e/origin.spec.ts': [['Each lead keeps the advert that brought it', "the lead's origin is stored with it"]],
  'e2e/pages.spec.ts': [['Each page keeps to its bytes and works for everybody', 'hydrates within its byte limits, passes axe']],
  'e2e/firstScreen.spec.ts': [['The first screen of a landing page has price, rating and form', "a phone's first screen shows the price"]],
  'e2e/overlays.spec.ts': [['The booking dialog works by keyboard alone', 'the booking dialog can be used by keyboard alone']],
  'e2e/desk.spec.ts': [
    ['Two colleagues never overwrite each other unasked', 'two colleagues can work on one lead'],
    ['On a shared computer nobody acts in another name', 'unsent changes wait for their author'],
    ['A lead can be added by hand, once', 'a lead can be added by hand; a lost answer adds no second one'],
  ],
  'e2e/longValues.spec.ts': [['The desk stays usable whatever a stranger sends', 'the desk stays fast with twenty leads']],
  'e2e/password.spec.ts': [['A forgotten password is reset by a link that works once', 'the emailed link for a forgotten password']],
  'e2e/doctor.spec.ts': [['The doctor finds a healthy product healthy', 'the doctor finds no fault on the local product']],
};
