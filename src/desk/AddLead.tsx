import { useId, useRef, useState } from 'react';

import { leadFields } from '@/leads/fields';
import { serviceOptions } from '@/leads/serviceOptions';
import { cleanText } from '@/lib/clean';
import { useStore } from '@/lib/store';
import { SelectField } from '@/ui/SelectField';
import { TextArea } from '@/ui/TextArea';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';
import { showToast } from '@/ui/toast';

import { useDesk } from './DeskContext';
import { FormDialog } from './FormDialog';
import { useLeadList } from './list/LeadListContext';
import type { AddedLead } from './model/backend';
import { campaignName } from './model/campaignTable';
import { monthStart, showDate } from './model/dubaiTime';
import { NO_FILTER } from './model/filter';
import { createLead, WAYS } from './model/lead';
import { useReading } from './overview/Reading';

const NOT_KNOWN = 'Not known';
/** Outcomes that leave the form as it is. */
const TRY_AGAIN = {
  unanswered: 'Not saved: no connection. Try again.',
  capped: 'Too many in a short time. Try again in a few minutes.',
} as const;

/** Asks for a lead that reached the studio another way than by a form of the site. */
export function AddLead({ onClose }: { onClose: () => void }) {
  const { campaigns, details, addLead, otherLeads, leads, show } = useDesk();
  const { setFilter } = useLeadList();
  const find = useStore(otherLeads);
  // Made once, so that pressing again after a lost answer adds no second lead.
  const [id] = useState(() => crypto.randomUUID());
  const [openedAt] = useState(() => Date.now());
  const [way, setWay] = useState<AddedLead['source']>('WhatsApp');
  const [service, setService] = useState('');
  const [phone, setPhone] = useState('');
  const [advert, setAdvert] = useState(NOT_KNOWN);
  const [error, setError] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { result } = useReading('', () => campaigns.campaignFigures(monthStart(openedAt, -2), monthStart(openedAt, 1)));
  const adverts = typeof result === 'object' ? result.filter(({ campaign }) => campaign !== null) : [];
  const [earlier] = find(createLead({ id, createdAt: openedAt, source: way, name: '', email: '', phone, service: '', message: '' }));
  const nameField = useRef<HTMLInputElement>(null);
  /** Moves the focus after the dialog has closed; unset, it returns to the button. */
  const moveFocus = useRef<() => void>(undefined);

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const typed = (name: 'name' | 'phone' | 'email' | 'message'): string => {
      const value = data.get(name);
      return typeof value === 'string' ? cleanText(value).slice(0, leadFields[name].limit) : '';
    };
    const values = { name: typed('name'), phone: typed('phone'), email: typed('email'), service, message: typed('message') };
    const isNameless = (values.name + values.phone).trim() === '';
    setError(isNameless ? 'A name or a number, please.' : undefined);
    setProblem(undefined);
    if (isNameless) return;
    setAdding(true);
    const { channel = null, campaign = null } = adverts.find((figures) => campaignName(figures) === advert) ?? {};
    const outcome = await addLead({ id, source: way, values, channel, campaign });
    setAdding(false);
    if (outcome === 'added') {
      showToast({ title: 'Success', text: 'Lead added', kind: 'success' });
      setFilter(NO_FILTER);
      moveFocus.current = () => show({ focusedLead: id });
      onClose();
    } else if (outcome === 'refused') showToast({ title: 'Error', text: 'Failed to add lead', kind: 'destructive' });
    else setProblem(TRY_AGAIN[outcome]);
  }

  return (
    <FormDialog
      title="Add a lead"
      description="For a client who wrote, called or came in."
      action="Add lead"
      busy={isAdding ? 'Adding...' : undefined}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
      initialFocus={nameField}
      moveFocus={moveFocus}
    >
      <Ways chosen={way} onChoose={setWay} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField label="Full Name" name="name" maxLength={leadFields.name.limit} autoComplete="off" ref={nameField} error={error} />
        <div className="grid gap-2">
          <TextField
            label="Phone Number"
            name="phone"
            type="tel"
            maxLength={leadFields.phone.limit}
            autoComplete="off"
            error={error}
            onChange={(event) => setPhone(event.target.value)}
          />
          {earlier && leads.byId.has(earlier.id) && (
            <p role="status" className="flex flex-wrap items-center gap-x-3 text-ink-soft">
              This number already asked on {showDate(earlier.createdAt)}.
              <TextButton
                onClick={() => {
                  moveFocus.current = () => details.open(earlier.id);
                  onClose();
                }}
              >
                Open that lead
              </TextButton>
            </p>
          )}
        </div>
        <TextField label="Email Address" name="email" type="email" maxLength={leadFields.email.limit} autoComplete="off" />
        <SelectField
          label="Service"
          options={serviceOptions.navigationModal}
          value={service}
          placeholder={NOT_KNOWN}
          onChange={setService}
        />
      </div>
      <div className="grid gap-1">
        <TextArea label="Message" name="message" rows={3} maxLength={leadFields.message.limit} />
        <p className="text-dense text-ink-soft">Only what helps to answer. No health details.</p>
      </div>
      <SelectField
        label="Advert"
        options={[NOT_KNOWN, ...adverts.map(campaignName)].map((name) => ({ value: name, label: name }))}
        value={advert}
        onChange={setAdvert}
      />
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
    </FormDialog>
  );
}

function Ways({ chosen, onChoose }: { chosen: AddedLead['source']; onChoose: (way: AddedLead['source']) => void }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <span id={id} className="text-small font-semibold">
        Came by
      </span>
      <div className="grid grid-cols-2 gap-2 md:flex">
        {WAYS.map((way) => (
          <button key={way} type="button" aria-pressed={way === chosen} onClick={() => onChoose(way)} className="desk-chip justify-center">
            {way}
          </button>
        ))}
      </div>
    </div>
  );
}
