import { useId, useRef, useState } from 'react';

import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { dismissToast, showToast } from '@/ui/toast';

import { useDesk } from '../DeskContext';
import { type Faults, FormDialog } from '../FormDialog';
import type { CampaignFigures, SpendChange } from '../model/campaigns';
import { campaignName } from '../model/campaignTable';
import { monthStart, showDate, showMonth } from '../model/dubaiTime';
import { AD_CHANNELS, readAmount, type SpendLine, spendLines } from '../model/spend';
import { useQuery } from '../useQuery';
import { QueryStatus } from './QueryStatus';

const FAILED = 'Failed to save spend';
const NO_AMOUNT = 'A number from 0 to 999,999, please.';

interface SpendDialogProps {
  /** The campaigns whose channels are suggested. */
  seen: readonly CampaignFigures[];
  onSaved: () => void;
  onClose: () => void;
}

/** Asks what the adverts of a month cost. */
export function SpendDialog({ seen, onSaved, onClose }: SpendDialogProps) {
  const { campaigns } = useDesk();
  const [months] = useState(() => Array.from({ length: 13 }, (_, index) => monthStart(Date.now(), -index)));
  const [month = '', setMonth] = useState(months[0]);
  const query = useQuery(month, async () => {
    const next = monthStart(Date.parse(month), 1);
    const [figures, spends] = await Promise.all([campaigns.campaignFigures(month, next), campaigns.spend(month)]);
    return spendLines(figures === 'missing' ? [] : figures, spends);
  });
  const lines = query.data;
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  async function save(changes: readonly SpendChange[]): Promise<void> {
    setSaving(true);
    try {
      await campaigns.saveSpend(month, changes);
    } catch {
      setSaving(false);
      showToast({ title: 'Error', text: FAILED, kind: 'destructive' });
      return;
    }
    dismissToast(FAILED);
    showToast({ title: 'Success', text: 'Spend saved', kind: 'success' });
    onSaved();
    onClose();
  }

  function changeMonth(chosen: string): void {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    const isUnsaved = inputs.some(({ value, defaultValue }) => value !== defaultValue);
    setLeaving(isUnsaved);
    if (isUnsaved) return;
    setMonth(chosen);
    setFaults({});
  }

  function submit(form: HTMLFormElement): void {
    if (!lines) return;
    setLeaving(false);
    const read = readSpend(lines, new FormData(form));
    setFaults(read.faults);
    if (Object.keys(read.faults).length === 0) void save(read.changes);
  }

  return (
    <FormDialog
      title="Spend on adverts"
      description="What each campaign cost in the month. An empty field deletes the figure."
      action="Save"
      busy={isSaving ? 'Saving...' : undefined}
      onSubmit={submit}
      faults={faults}
      problem={isLeaving ? `Save or cancel your changes to ${showMonth(month)} first.` : undefined}
      onClose={onClose}
    >
      <SelectField
        label="Month"
        options={months.map((value) => ({ value, label: showMonth(value) }))}
        value={month}
        onChange={changeMonth}
      />
      <QueryStatus {...query} />
      {lines && (
        <div key={month} ref={fields} className="grid gap-5 wrap-anywhere md:grid-cols-2">
          {lines.map((line, index) => (
            <div key={campaignName(line)}>
              <Amount label={`${campaignName(line)}, AED`} name={amountName(index)} saved={line.saved?.aed} faults={faults} />
              {line.saved && (
                <p className="mt-1 text-dense text-ink-soft">
                  {line.saved.byName}, {showDate(line.saved.at)}
                </p>
              )}
            </div>
          ))}
          <AnotherCampaign channels={[...AD_CHANNELS, ...seen.map(({ channel }) => channel ?? '')]} faults={faults} />
        </div>
      )}
    </FormDialog>
  );
}

const amountName = (index: number): string => `aed-${index}`;

function Amount({ label, name, saved, faults }: { label: string; name: string; saved?: number | undefined; faults: Faults }) {
  const written = saved?.toFixed(Number.isInteger(saved) ? 0 : 2);
  return <TextField label={label} name={name} defaultValue={written} inputMode="decimal" autoComplete="off" error={faults[name]} />;
}

/** For an advert that has brought no lead yet. */
function AnotherCampaign({ channels, faults }: { channels: readonly string[]; faults: Faults }) {
  const id = useId();
  return (
    <fieldset className="grid gap-x-5 gap-y-3 border-t border-sand pt-4 md:col-span-2 md:grid-cols-[1fr_1fr_8rem]">
      <legend className="float-start w-full text-small font-semibold md:col-span-3">Another campaign</legend>
      {/* A field with suggestions is a combobox to browsers, but here any text is welcome. */}
      <TextField label="Channel" name="channel" role="textbox" list={id} maxLength={60} autoComplete="off" error={faults.channel} />
      <datalist id={id}>
        {[...new Set(channels)].filter(Boolean).map((channel) => (
          <option key={channel}>{channel}</option>
        ))}
      </datalist>
      <TextField label="Campaign" name="campaign" maxLength={100} autoComplete="off" />
      <Amount label="AED" name="aed" faults={faults} />
    </fieldset>
  );
}

/** Reads the form: the figures that differ from the saved ones, and the fields that cannot be saved. */
function readSpend(lines: readonly SpendLine[], form: FormData): { changes: SpendChange[]; faults: Faults } {
  const changes: SpendChange[] = [];
  const faults: Record<string, string> = {};
  const typed = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  for (const [index, { channel, campaign, saved }] of lines.entries()) {
    const aed = readAmount(typed(amountName(index)));
    if (aed === undefined) faults[amountName(index)] = NO_AMOUNT;
    else if (aed !== (saved?.aed ?? null)) changes.push({ channel, campaign, aed });
  }
  const [channel = '', campaign = '', amount = ''] = ['channel', 'campaign', 'aed'].map(typed);
  if (channel + campaign + amount !== '') {
    const aed = readAmount(amount);
    if (channel === '') faults.channel = 'A channel, please.';
    if (aed === undefined || aed === null) faults.aed = NO_AMOUNT;
    else changes.push({ channel, campaign: campaign || null, aed });
  }
  return { changes, faults };
}
