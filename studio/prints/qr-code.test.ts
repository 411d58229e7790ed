import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const ADDRESS = 'https://www.example.com/service-areas/matthews'
const drawing = renderToStaticMarkup(createElement(QrCode, { address: ADDRESS }))
/** Of each dark square, where it is drawn. */
const dark = [...drawing.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, length]) =>
  Array.from({ length: Number(length) }, (_, square): [number, number] => [Number(x) + square, Number(y)]),
)
const size = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1])

test('a code has the squares of its address, with the correction for a sign that gets dirty', () => {
  const { data } = encode(ADDRESS, { ecc: 'Q', border: 0 })
  const drawn = data.map((row, y) =>
    row.map((_, x) => dark.some(([left, top]) => left === x + 4 && top === y + 4)),
  )
  expect(drawn).toEqual(data)
  expect(data.length).toBe(size - 8)
})

test('around it four squares are white, on white paper and on any other', () => {
  expect(Math.min(...dark.flat())).toBe(4)
  expect(Math.max(...dark.flat())).toBe(size - 5)
  const fills = [...drawing.matchAll(/fill="(#\w+)" d="(M0 0h41v41H0z|M4 4)/g)].map(([, color]) => color)
  expect(fills).toEqual(['#fff', '#000'])
})

test('another address makes another code', () => {
  const other = renderToStaticMarkup(createElement(QrCode, { address: `${ADDRESS}/painting` }))
  expect(other).not.toBe(drawing)
})
