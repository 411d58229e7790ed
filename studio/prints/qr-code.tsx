import { encode } from 'uqr'

/** Light modules around the code, by which cameras find it: ISO/IEC 18004 asks for four. */
const QUIET_ZONE = 4

/** A code that opens an address, dark on white and as large as its place. A quarter of it may be dirty or folded. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'Q', border: QUIET_ZONE })
  const dark = data.flatMap((row, y) => {
    const runs = row.map(Number).join('').matchAll(/1+/g)
    return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
  })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR code for ${address}`}
      style={{ display: 'block' }}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
