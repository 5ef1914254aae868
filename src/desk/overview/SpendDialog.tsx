import { type ComponentProps, useId, useState } from 'react';

import { useStore } from '@/lib/store';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { dismissToast, showToast } from '@/ui/toast';

import { cleanText } from '../../../supabase/functions/_shared/text';
import { useDesk } from '../DeskContext';
import { type FormErrors, FormDialog } from '../FormDialog';
import type { CampaignFigures, SpendChange } from '../model/campaigns';
import { campaignName, OTHERS } from '../model/campaignTable';
import { monthStart, showDate, showMonth } from '../model/dubaiTime';
import { AD_CHANNELS, readAmount, type SpendLine, spendLines } from '../model/spend';
import type { SpendDraft } from '../store/unsavedWork';
import { useIsOpen } from '../useIsOpen';
import { useQuery } from '../useQuery';
import { QueryStatus } from './QueryStatus';

const FAILED = 'Failed to save spend';
const NO_AMOUNT = 'A number from 0 to 999,999, please.';
/**
 * Names that no lead can have, because they may be email addresses or unfilled placeholders, or because the figures use them: the database
 * does not take them.
 */
const NO_NAME = `A name without @, %40 or { } and other than “${OTHERS}”, please.`;
const NOTHING_TYPED: SpendDraft = {};

interface SpendDialogProps {
  /** The campaigns whose channels are suggested. */
  seen: readonly CampaignFigures[];
  onSaved: () => void;
  onClose: () => void;
}

/** Asks what the adverts of a month cost. What was typed is kept until it is saved or Cancel is pressed. */
export function SpendDialog({ seen, onSaved, onClose }: SpendDialogProps) {
  const { campaigns, clock, spendDrafts } = useDesk();
  const drafts = useStore(spendDrafts);
  const [months] = useState(() => Array.from({ length: 13 }, (_, index) => monthStart(clock.get(), -index)));
  const [isResumed] = useState(drafts.size > 0);
  const [month = '', setMonth] = useState(() => [...drafts.keys()][0] ?? months[0]);
  const typed = drafts.get(month) ?? NOTHING_TYPED;
  const query = useQuery(month, async () => {
    const next = monthStart(Date.parse(month), 1);
    const [figures, spends] = await Promise.all([campaigns.campaignFigures(month, next), campaigns.spend(month)]);
    return spendLines(figures === 'missing' ? [] : figures, spends);
  });
  const lines = query.data;
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isOpen = useIsOpen();

  async function save(changes: readonly SpendChange[]): Promise<void> {
    setSaving(true);
    const outcome = await campaigns.saveSpend(month, changes).catch(() => 'failed' as const);
    setSaving(false);
    if (outcome === 'saved') {
      dismissToast(FAILED);
      showToast({ title: 'Success', text: 'Spend saved', kind: 'success' });
      if (spendDrafts.get().get(month) === typed) spendDrafts.keep(month, undefined);
      onSaved();
      if (isOpen.current) onClose();
    } else if (outcome === 'failed') showToast({ title: 'Error', text: FAILED, kind: 'destructive' });
    else setErrors({ [outcome]: NO_NAME });
  }

  /** `saved`: the text of the field when nothing is typed. */
  function type(name: string, text: string, saved: string): void {
    if (isSaving) return;
    const { [name]: _before, ...others } = typed;
    const next = text === saved ? others : { ...others, [name]: text };
    spendDrafts.keep(month, Object.keys(next).length === 0 ? undefined : next);
  }

  function changeMonth(chosen: string): void {
    setLeaving(typed !== NOTHING_TYPED);
    if (typed !== NOTHING_TYPED) return;
    setMonth(chosen);
    setErrors({});
  }

  function submit(texts: SpendDraft): void {
    if (!lines) return;
    setLeaving(false);
    // A line is gone once its last lead is.
    const removedField = Object.keys(typed).find((name) => !Object.hasOwn(texts, name));
    if (removedField !== undefined) {
      setErrors({ channel: `${removedField.slice(AMOUNT.length)} has no field any more. Type its ${typed[removedField]} here.` });
      type(removedField, '', '');
      return;
    }
    const read = readSpend(lines, texts);
    setErrors(read.errors);
    if (Object.keys(read.errors).length === 0) void save(read.changes);
  }

  const fieldOf = (name: string, saved = '') => ({
    name,
    defaultValue: typed[name] ?? saved,
    readOnly: isSaving,
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value, saved),
  });

  return (
    <FormDialog
      title="Ad spend"
      description="What each campaign cost in the month. An empty field deletes the figure."
      action="Save"
      busy={isSaving ? 'Saving...' : undefined}
      onSubmit={submit}
      errors={errors}
      problem={isLeaving && typed !== NOTHING_TYPED ? `Save or cancel your changes to ${showMonth(month)} first.` : undefined}
      onClose={onClose}
      onCancel={() => {
        if (!isSaving) spendDrafts.keep(month, undefined);
        onClose();
      }}
    >
      {isResumed && typed !== NOTHING_TYPED && <p className="text-small text-ink-soft">Started earlier, not saved yet.</p>}
      <SelectField
        label="Month"
        options={months.map((value) => ({ value, label: showMonth(value) }))}
        value={month}
        onChange={changeMonth}
      />
      <QueryStatus {...query} />
      {lines && (
        <div key={month} className="grid gap-5 wrap-anywhere md:grid-cols-2">
          {lines.map((line) => (
            <div key={campaignName(line)}>
              <TextField {...fieldOf(amountName(line), savedText(line))} label={`${campaignName(line)}, AED`} inputMode="decimal" />
              {line.saved && (
                <p className="mt-1 text-dense text-ink-soft">
                  {line.saved.byName}, {showDate(line.saved.at)}
                </p>
              )}
            </div>
          ))}
          <AnotherCampaign channels={[...AD_CHANNELS, ...seen.map(({ channel }) => channel ?? '')]} fieldOf={fieldOf} />
        </div>
      )}
    </FormDialog>
  );
}

/** Begins the name of the field of a campaign's amount. */
const AMOUNT = 'aed ';
const amountName = (line: SpendLine): string => AMOUNT + campaignName(line);
const savedText = ({ saved }: SpendLine): string => saved?.aed.toFixed(Number.isInteger(saved.aed) ? 0 : 2) ?? '';

interface AnotherCampaignProps {
  channels: readonly string[];
  fieldOf: (name: string) => Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** For an advert that has brought no lead yet. */
function AnotherCampaign({ channels, fieldOf }: AnotherCampaignProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-x-5 gap-y-3 border-t border-sand pt-4 md:col-span-2 md:grid-cols-[1fr_1fr_8rem]">
      <legend className="float-start w-full text-small font-semibold md:col-span-3">Another campaign</legend>
      {/* A field with suggestions is a combobox to browsers, but here any text is welcome. */}
      <TextField {...fieldOf('channel')} label="Channel" role="textbox" list={id} maxLength={60} />
      <datalist id={id}>
        {[...new Set(channels)].filter(Boolean).map((channel) => (
          <option key={channel}>{channel}</option>
        ))}
      </datalist>
      <TextField {...fieldOf('campaign')} label="Campaign" maxLength={100} />
      <TextField {...fieldOf('aed')} label="AED" inputMode="decimal" />
    </fieldset>
  );
}

/** Reads the form: the figures that differ from the saved ones, and the fields that cannot be saved. */
function readSpend(lines: readonly SpendLine[], typed: SpendDraft): { changes: SpendChange[]; errors: FormErrors } {
  const changes: SpendChange[] = [];
  const errors: Record<string, string> = {};
  const oneLine = (name: string): string =>
    cleanText(typed[name] ?? '')
      // The database drops characters that show nothing.
      .replace(/[\p{DI}\u2800]/gu, '')
      .replace(/\s+/g, ' ')
      .trim();
  const savedIn = ({ saved }: SpendLine): number | null => saved?.aed ?? null;
  const shownIn = (line: SpendLine) => (typed[amountName(line)] === undefined ? savedIn(line) : readAmount(oneLine(amountName(line))));
  for (const line of lines) {
    const { channel, campaign } = line;
    const aed = shownIn(line);
    if (aed === undefined) errors[amountName(line)] = NO_AMOUNT;
    else if (aed !== savedIn(line)) changes.push({ channel, campaign, aed });
  }
  const [channel = '', campaign = '', amount = ''] = ['channel', 'campaign', 'aed'].map(oneLine);
  if (channel + campaign + amount !== '') {
    const aed = readAmount(amount);
    const another = { channel, campaign: campaign || null };
    const own = lines.find((line) => campaignName(line).toLowerCase() === campaignName(another).toLowerCase());
    if (channel === '') errors.channel = 'Choose a channel.';
    else if (own && shownIn(own) !== aed) errors.campaign = 'This campaign has a field of its own above.';
    if (aed === undefined || aed === null) errors.aed = NO_AMOUNT;
    else if (!own) changes.push({ ...another, aed });
  }
  return { changes, errors };
}
