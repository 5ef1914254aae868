import type { ReactNode, Ref } from 'react';

import { Table, type TableColumn } from '@/ui/Table';

const columns: readonly TableColumn[] = [
  { name: 'Name', width: '11.8%' },
  { name: 'Contact', width: '24.8%' },
  { name: 'Inquiry', width: '14.5%' },
  { name: 'Source', width: '16%' },
  { name: 'Date', width: '160px' },
  { name: 'Message', width: '200px' },
  { name: 'Actions', align: 'end' },
];

export const COLUMN_COUNT = columns.length;

interface LeadsTableFrameProps {
  /** See Table. */
  rowCount?: number | undefined;
  ref?: Ref<HTMLTableElement>;
  children?: ReactNode;
}

/** The table around the leads; staff.css says where the bar ends. */
export function LeadsTableFrame(props: LeadsTableFrameProps) {
  return <Table label="Leads, newest first" columns={columns} minWidthPx={1320} {...props} />;
}
