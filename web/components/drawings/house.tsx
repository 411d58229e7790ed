import { drawing } from './drawing.ts'

const lines = {
  leader: 'stroke-ink',
  /** Round ends make dots of lines without length. */
  spots: 'stroke-ink stroke-6 [stroke-linecap:round]',
  hatch: 'stroke-line stroke-1',
  measure: 'stroke-tick',
  ground: 'stroke-[2.5]',
} as const

/** A phone would show it too small to be read. */
const lettering = 'fill-ink-soft stroke-none text-[13px] [text-anchor:middle] max-lg:hidden'

const NUMBERS = [
  { leader: 'M214 230L290 142', spot: [214, 230], number: [290, 142] },
  { leader: 'M160 390L196 436', spot: [160, 390], number: [196, 436] },
  { leader: 'M124 232L40 214', spot: [124, 232], number: [40, 214] },
  { leader: 'M506 342L546 424', spot: [506, 342], number: [546, 424] },
  { leader: 'M506 222L516 66', spot: [506, 222], number: [516, 66] },
  { leader: 'M150 306L40 322', spot: [150, 306], number: [40, 322] },
] as const

const CIRCLE = 'a15 15 0 1 0 30 0a15 15 0 1 0-30 0'

const LABEL = 'Front elevation of a two-story house. Numbers mark where each priced job happens.'

/** The elevation whose numbers are the items of the price list beside it: for each its place among the six, from 0. */
export function House({ places }: { places: readonly number[] }) {
  const numbers = places.flatMap((place) => NUMBERS[place] ?? [])
  return (
    <svg
      className={`${drawing} max-md:mx-auto max-md:max-w-80`}
      viewBox="0 0 600 500"
      role="img"
      aria-label={LABEL}
    >
      <Hatching />
      <Walls />
      <Porch />
      <Dimensions />
      <path className={lines.leader} d={numbers.map(({ leader }) => leader).join('')} />
      <path className={lines.spots} d={numbers.map(({ spot: [x, y] }) => `M${x} ${y}h0`).join('')} />
      <path
        className="fill-paper stroke-ink"
        d={numbers.map(({ number: [x, y] }) => `M${x - 15} ${y}${CIRCLE}`).join('')}
      />
      {/* Each character has its own place. */}
      <text
        className="fill-ink stroke-none text-[18px] font-bold [text-anchor:middle]"
        x={numbers.map(({ number: [x] }) => x).join(' ')}
        y={numbers.map(({ number: [, y] }) => y + 6).join(' ')}
      >
        {numbers.map((_, index) => index + 1).join('')}
      </text>
    </svg>
  )
}

function Hatching() {
  return (
    <>
      <pattern id="siding" width="8" height="8" patternUnits="userSpaceOnUse">
        <path className={lines.hatch} d="M0 7.500h8" />
      </pattern>
      <pattern id="boards" width="14" height="8" patternUnits="userSpaceOnUse">
        <path className={lines.hatch} d="M.5 0v8" />
      </pattern>
      <pattern id="bricks" width="12" height="10" patternUnits="userSpaceOnUse">
        <path className={lines.hatch} d="M0 .5h12M0 5.500h12M3 .5v5M9 5.500v5" />
      </pattern>
    </>
  )
}

const EDGES =
  'M80 58h36v8H80zM112 182V390M352 178V390M516 178V390M112 390H516M100 182L128 96H419M100 182H338M100 182v8H352M434 80L336 186M434 80L532 186M434 93L345 189M434 93L523 189M336 186l9 3M532 186l-9 3'

const OPENINGS =
  'M150 202h42v52h-42zM171 202v52M150 228h42M236 202h42v52h-42zM257 202v52M236 228h42M138 202h10v52h-10zM194 202h10v52h-10zM224 202h10v52h-10zM280 202h10v52h-10zM372 206h38v60h-38zM391 206v60M372 236h38M415 206h38v60h-38zM434 206v60M415 236h38M458 206h38v60h-38zM477 206v60M458 236h38M372 308h38v66h-38zM391 308v66M372 341h38M415 308h38v66h-38zM434 308v66M415 341h38M458 308h38v66h-38zM477 308v66M458 341h38M418 130h32v30h-32zM206 390V316h30V390M211 322h8v30h-8zM223 322h8v30h-8zM140 318h30v44h-30zM155 318v44M140 340h30M276 318h36v44h-36zM294 318v44M276 340h36'

const PORCH_ROOF = 'M340 286H528M340 286l10-10H518l10 10M96 292L116 264H352M96 292H352M96 292v9H352'

function Walls() {
  return (
    <>
      <path d="M112 182H352V390H112z" fill="url(#siding)" stroke="none" />
      <path d="M352 178L434 88L516 178V390H352z" fill="url(#boards)" stroke="none" />
      <path d="M84 66h28V390H84z" fill="url(#bricks)" />
      <path d={EDGES + OPENINGS + PORCH_ROOF} />
    </>
  )
}

function Porch() {
  return (
    <>
      <path
        className="fill-paper"
        d="M108 301l-3 52h16l-3-52M102 353h22v37h-22zM186 301l-3 52h16l-3-52M180 353h22v37h-22zM246 301l-3 52h16l-3-52M240 353h22v37h-22zM338 301l-3 52h16l-3-52M332 353h22v37h-22z"
      />
      <path d="M124 366h56M124 384h56M262 366h70M262 384h70M132 366v18M140 366v18M148 366v18M156 366v18M164 366v18M172 366v18M270 366v18M278 366v18M286 366v18M294 366v18M302 366v18M310 366v18M318 366v18M326 366v18M190 390v6h62v-6M184 396v6h74v-6" />
    </>
  )
}

function Dimensions() {
  return (
    <>
      <path className={lines.ground} d="M40 402H572" />
      <path
        className={lines.measure}
        d="M60 402l-8 9M100 402l-8 9M140 402l-8 9M180 402l-8 9M290 402l-8 9M330 402l-8 9M370 402l-8 9M410 402l-8 9M450 402l-8 9M490 402l-8 9M530 402l-8 9M560 402l-8 9M84 466H516M79 471l10-10M511 471l10-10M84 452v22M516 452v22"
      />
      <text className={lettering} x="300" y="459">
        43′-0″
      </text>
    </>
  )
}
