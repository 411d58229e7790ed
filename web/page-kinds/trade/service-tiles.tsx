import { pathOf } from '#content/addresses/routes.ts'
import { FoldedBand } from '../../components/text/folded-band.tsx'
import type { TileFragment } from './query.ts'

/** Services as the tiles of a plat; those with a page of their own lead there. */
export function ServiceTiles({ heading, tiles }: { heading: string; tiles: readonly TileFragment[] }) {
  return (
    <FoldedBand name="services" heading={heading}>
      <div className="plat">
        {tiles.map((tile) => (
          <Tile key={tile._key} tile={tile} />
        ))}
      </div>
    </FoldedBand>
  )
}

function Tile({ tile: { title, text, service } }: { tile: TileFragment }) {
  const words = (
    <>
      <h3 className="h4">{title}</h3>
      <p className="small soft">{text}</p>
    </>
  )
  if (!service)
    return (
      <div className="words" data-item="">
        {words}
      </div>
    )
  return (
    <a className="words" href={pathOf(service)} data-end-icon="arrow" data-item="">
      {words}
    </a>
  )
}
