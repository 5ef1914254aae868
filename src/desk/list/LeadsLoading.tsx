import { Spinner } from '@/ui/Spinner';

import { LeadsTableFrame } from './LeadsTable';
import { COLUMNS } from './rows';

/** Widths of the skeleton bars, varied from row to row. */
const NAME_WIDTHS_PX = [118, 96, 132, 84, 108, 124, 100, 116, 92, 128, 104];
const CARD_ROWS = 4;

/** 'Loading dashboard...' with skeleton rows of the final size, so that nothing moves when the leads arrive. */
export function LeadsLoading({ phone }: { phone: boolean }) {
  const line = (
    <output className="flex h-14 items-center gap-3 text-small/5 font-medium md:h-[43px] [&>span]:text-oxblood">
      <Spinner />
      Loading dashboard...
    </output>
  );
  if (phone) {
    return (
      <div className="-mx-staff-gutter border-t border-hair-strong">
        <div className="border-b border-hair-strong px-staff-gutter">{line}</div>
        <div aria-hidden="true">
          {NAME_WIDTHS_PX.slice(0, CARD_ROWS).map((px, row) => (
            <div
              key={px}
              className="grid gap-[18px] border-b border-hair-strong px-staff-gutter py-5"
              style={{ opacity: 1 - row / CARD_ROWS }}
            >
              <span className="flex justify-between">
                <Bar px={px + 32} />
                <Bar px={96} />
              </span>
              <Bar px={210} />
              <Bar px={150} />
              <Bar px={190} />
            </div>
          ))}
        </div>
      </div>
    );
  }
  return (
    <LeadsTableFrame>
      <tbody>
        <tr>
          <td colSpan={COLUMNS.length} className="h-11 border-b border-sand px-4 py-0">
            {line}
          </td>
        </tr>
      </tbody>
      <tbody aria-hidden="true">
        {NAME_WIDTHS_PX.map((px, row) => (
          <tr key={px} style={{ opacity: 1 - row / NAME_WIDTHS_PX.length }}>
            {[px, px + 140, px - 10, px + 24, 118, 150].map((barPx, column) => (
              <td
                key={column === 0 ? 'name' : `${barPx}-${column}`}
                colSpan={column === 5 ? 2 : 1}
                className="h-11 border-b border-sand px-3 first:ps-4"
              >
                <Bar px={barPx} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </LeadsTableFrame>
  );
}

function Bar({ px }: { px: number }) {
  return <span className="skeleton" style={{ width: px }} />;
}
