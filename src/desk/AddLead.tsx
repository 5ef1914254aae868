import { useId, useRef, useState } from 'react';

import { leadFields, type LeadValues, leadValues, textOf } from '@/leads/fields';
import { findExcess, tooLongText } from '@/leads/payload';
import { serviceOptions } from '@/leads/serviceOptions';
import { newId } from '@/lib/newId';
import { useStore } from '@/lib/store';
import { SelectField } from '@/ui/SelectField';
import { TextArea } from '@/ui/TextArea';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';
import { showToast } from '@/ui/toast';

import { useDesk } from './DeskContext';
import { type FormErrors, FormDialog } from './FormDialog';
import { useLeadList } from './list/LeadListContext';
import type { AddedLead } from './model/backend';
import { campaignName } from './model/campaignTable';
import { monthStart, showDate } from './model/dubaiTime';
import { NO_FILTER } from './model/filter';
import { addedLeadForm, WAYS } from './model/lead';
import { isBlank } from './model/text';
import { useIsOpen } from './useIsOpen';
import { useQuery } from './useQuery';

const NOT_KNOWN = campaignName({ channel: null, campaign: null });
const SERVICES = [{ value: NOT_KNOWN, label: NOT_KNOWN }, ...serviceOptions.navigationModal];
const NAMELESS = 'Enter a name or phone number.';
const FAILURES = {
  refused: 'Failed to add lead',
  unanswered: 'Not saved: no connection. Try again.',
  capped: 'Too many in a short time. Try again in a few minutes.',
  conflict: 'The lead as first typed is already in the list. Press ‘Add lead’ again to add this one too.',
  deleted: 'This lead was added before and has been deleted since. Press ‘Add lead’ again to add it once more.',
} as const;

type TextName = 'name' | 'phone' | 'email' | 'message';

/** A form for a lead who did not use a form of the site. What was typed is kept until the lead is added. */
export function AddLead({ onClose }: { onClose: () => void }) {
  const { campaigns, clock, details, addLead, addedLeads, unfinishedLead, otherLeads, show } = useDesk();
  const { setFilter } = useLeadList();
  const find = useStore(otherLeads);
  const [unfinished, setUnfinished] = useState(unfinishedLead);
  const [lead, setLead] = useState(() => unfinished ?? newLead());
  const [errors, setErrors] = useState<FormErrors>({});
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data: figures } = useQuery('', () => campaigns.campaignFigures(monthStart(clock.get(), -2), monthStart(clock.get(), 1)));
  const adverts = typeof figures === 'object' ? figures.filter(({ campaign }) => campaign !== null) : [];
  const { id, source, values } = lead;
  const [earlier] = find({ id, phone: values.phone, email: '' });
  const nameField = useRef<HTMLInputElement>(null);
  const isOpen = useIsOpen();
  const moveFocus = useRef<() => void>(undefined);

  function change(part: Partial<AddedLead>): AddedLead {
    if (isAdding) return lead;
    const next = { ...lead, ...part };
    setLead(next);
    addedLeads.keep(id, Object.values(next.values).join('').trim() === '' ? undefined : next);
    return next;
  }

  function startAgain(): void {
    if (isAdding) return;
    addedLeads.keep(id, undefined);
    setLead(newLead());
    for (const field of nameField.current?.form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])
      field.value = '';
    setUnfinished(undefined);
    setErrors({});
    nameField.current?.focus();
  }

  async function submit(texts: Partial<LeadValues>): Promise<void> {
    const filled = { ...values, ...texts };
    const isAsTyped = Object.entries(filled).every(([name, text]) => textOf(values, name) === text);
    const typed = isAsTyped ? lead : change({ values: filled });
    const found = errorsOf(typed);
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    setAdding(true);
    const outcome = await addLead(typed);
    setAdding(false);
    // A later toast about the same lead replaces this one.
    const toastId = `added ${id}`;
    if (outcome === 'conflict' || outcome === 'deleted') {
      const next = { ...typed, id: newId() };
      addedLeads.keep(id, undefined);
      addedLeads.keep(next.id, next);
      setLead(next);
    }
    if (outcome !== 'added') {
      if (isOpen.current && outcome !== 'refused') setProblem(FAILURES[outcome]);
      else showToast({ id: toastId, title: 'Error', text: FAILURES[outcome], kind: 'destructive' });
      return;
    }
    showToast({ id: toastId, title: 'Success', text: 'Lead added', kind: 'success' });
    if (!isOpen.current) return;
    setFilter(NO_FILTER);
    moveFocus.current = () => show({ focusedLead: id });
    onClose();
  }

  const fieldOf = (name: TextName) => ({
    label: leadFields[name].label,
    name,
    defaultValue: values[name],
    readOnly: isAdding,
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ values: { ...values, [name]: target.value } }),
  });

  return (
    <FormDialog
      title="Add a lead"
      description="For a client who wrote, called or came in."
      action="Add lead"
      busy={isAdding ? 'Adding...' : undefined}
      onSubmit={(texts) => void submit(texts)}
      errors={errors}
      problem={problem}
      onClose={onClose}
      initialFocus={nameField}
      moveFocus={moveFocus}
    >
      {unfinished && (
        <p className="flex flex-wrap items-center gap-x-5 text-small text-ink-soft">
          Started earlier, not added yet.
          <TextButton onClick={startAgain} className="-ms-2">
            Start again
          </TextButton>
        </p>
      )}
      <Ways chosen={source} onChoose={(way) => change({ source: way })} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField {...fieldOf('name')} ref={nameField} />
        <div className="grid gap-2">
          <TextField {...fieldOf('phone')} type="tel" />
          {earlier && (
            <p role="status" className="flex flex-wrap items-center gap-x-5 text-small text-ink-soft">
              This number already asked on {showDate(earlier.createdAt)}.
              <TextButton
                className="-ms-2"
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
        <TextField {...fieldOf('email')} type="email" />
        <SelectField
          label="Service"
          options={SERVICES}
          value={values.service || NOT_KNOWN}
          onChange={(service) => change({ values: { ...values, service: service === NOT_KNOWN ? '' : service } })}
        />
      </div>
      <div className="grid gap-1">
        <TextArea {...fieldOf('message')} rows={3} />
        <p className="text-dense text-ink-soft">Only what helps to answer. No health details.</p>
      </div>
      <SelectField
        label="Advert"
        options={[...new Set([NOT_KNOWN, campaignName(lead), ...adverts.map(campaignName)])].map((name) => ({ value: name, label: name }))}
        value={campaignName(lead)}
        onChange={(name) => {
          const { channel = null, campaign = null } = adverts.find((advert) => campaignName(advert) === name) ?? {};
          change({ channel, campaign });
        }}
      />
    </FormDialog>
  );
}

function newLead(): AddedLead {
  return { id: newId(), source: 'WhatsApp', values: leadValues(() => ''), channel: null, campaign: null };
}

function errorsOf({ source, values }: AddedLead): FormErrors {
  if (isBlank(values.name + values.phone)) return { name: NAMELESS, phone: NAMELESS };
  return Object.fromEntries(findExcess(addedLeadForm(source), values, '').map((excess) => [excess.field, tooLongText(excess)]));
}

function Ways({ chosen, onChoose }: { chosen: AddedLead['source']; onChoose: (way: AddedLead['source']) => void }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <span id={id} className="text-small font-semibold">
        How they got in touch
      </span>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2 *:whitespace-normal md:flex md:*:whitespace-nowrap">
        {WAYS.map((way) => (
          <button key={way} type="button" aria-pressed={way === chosen} onClick={() => onChoose(way)} className="desk-chip justify-center">
            {way}
          </button>
        ))}
      </div>
    </div>
  );
}
