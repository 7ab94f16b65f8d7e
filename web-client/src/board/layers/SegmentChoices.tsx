import type { JSX } from 'preact';
import type { BoardPosition, Option } from '../../model/types';
import { Follower } from '../../tiles/figure';
import { segmentOptions } from '../options';
import { sayOption } from '../say';
import { BoardButton } from './Controls';
import { isField, spotOf } from './Figures';

interface SegmentChoicesProps {
  readonly view: BoardPosition;
  readonly options: readonly Option[];
  readonly selected: number | null;
  readonly seat: number | null;
  readonly onChoose: (option: number) => void;
}

/** The places on which a follower may be put; a press puts it. */
export function SegmentChoices(props: SegmentChoicesProps): JSX.Element {
  const { view, options, selected, seat, onChoose } = props;
  return (
    <g>
      {segmentOptions(options).map(({ option, tile: number, segment }) => {
        const tile = view.tiles[number];
        const said = options[option];
        if (!tile || !said) return null;
        const { x, y } = spotOf(tile, segment);
        return (
          <g key={option} transform={`translate(${x} ${y})`}>
            <BoardButton
              label={sayOption(said, view)}
              onPress={() => onChoose(option)}
              class={option === selected ? 'board__spot board__spot--shown' : 'board__spot'}
              pressed={option === selected}
              data-segment-option={option}
            >
              <circle class="board__spot-disc" r={10.8} />
              <g transform="scale(.68)">
                <Follower seat={seat} lying={isField(tile, segment)} />
              </g>
            </BoardButton>
          </g>
        );
      })}
    </g>
  );
}
