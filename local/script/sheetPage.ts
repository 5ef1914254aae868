import { escapeHtml } from '../../supabase/functions/_shared/html.ts';
import { localPage } from '../loopback.ts';

/** Renders the sheet as an HTML page, newest lead first. */
export function renderSheetPage(rows: readonly (readonly string[])[]): string {
  const [header, ...leads] = rows;
  if (!header) return localPage('Spreadsheet', '<p class="note">No lead yet. The header row comes with the first one.</p>');
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}><bdi>${escapeHtml(cell)}</bdi></${tag}>`).join('')}</tr>`;
  return localPage(
    'Spreadsheet',
    `<p class="note">What the spreadsheet script wrote, newest first. Leads: ${leads.length}. <a href="/local/sheet.json">As JSON</a></p>
<div class="scroll"><table><thead>${line(header, 'th')}</thead><tbody>${leads
      .toReversed()
      .map((lead) => line(lead, 'td'))
      .join('\n')}</tbody></table></div>`,
  );
}
