import { usualRoom } from '#content/prices/room.ts'
import { Button } from '../../../components/controls/button.tsx'

const names = ['width', 'length', 'ceiling'] as const
const labels = { width: 'Width, ft', length: 'Length, ft', ceiling: 'Ceiling, ft' }

/** The size of a room, from which the script works out the walls, and fills in the field of this price. */
export function Room({ price }: { price: string }) {
  return (
    <form className="room" data-price={price}>
      <h3 className="h4">Start with a room</h3>
      <div className="sides">
        {names.map((side) => (
          <div key={side} className="field">
            <label htmlFor={`room-${side}`}>{labels[side]}</label>
            <input
              id={`room-${side}`}
              name={side}
              type="number"
              inputMode="decimal"
              min={1}
              max={100}
              step="any"
              required
              defaultValue={usualRoom[side]}
              autoComplete="off"
            />
          </div>
        ))}
      </div>
      <Button type="submit" look="construction">
        Price this room
      </Button>
      <p role="status" data-room="" />
    </form>
  )
}
