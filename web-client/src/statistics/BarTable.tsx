import type { ComponentChildren } from 'preact';
import { seatColour } from '../model/seats';
import { SeatMark } from '../ui/SeatMark';

interface BarTableProps {
  readonly caption: string;
  readonly corner: string;
  readonly columns: readonly ComponentChildren[];
  /** By seat, then by column. */
  readonly rows: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly testid: string;
}

/** Figures with a bar under each: a chart that is a table, so there is nothing to describe besides. */
export function BarTable({ caption, corner, columns, rows, names, testid }: BarTableProps) {
  const most = Math.max(1, ...rows.flat());
  return (
    <table class="bars" data-testid={testid}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{corner}</span>
          </th>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, seat) => (
          <tr key={seat}>
            <SeatHead seat={seat} name={names[seat] ?? ''} />
            {row.map((value, column) => (
              <td key={column}>
                <span>{value}</span>
                <Bar part={value / most} seat={seat} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SeatHead({ seat, name }: { seat: number; name: string }) {
  return (
    <th scope="row" class="bars__seat">
      <SeatMark seat={seat} size={18} />
      <span>{name}</span>
    </th>
  );
}

/** A part from 0 to 1 of the largest bar. */
export function Bar({ part, seat }: { part: number; seat: number }) {
  return (
    <span class="bars__track" aria-hidden="true">
      <span
        class="bars__bar"
        style={{ width: `${(100 * part).toFixed(1)}%`, background: seatColour(seat) }}
      />
    </span>
  );
}
