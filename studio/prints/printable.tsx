import { Card } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { TouchButton } from '../screens/parts.tsx'
import type { PaperSize } from './sheet.tsx'

const ID = 'printed'

/** Alone on paper of their own size, each on a page; a pixel less, so that rounding begins no further one. */
const stylesFor = ({ width, height }: PaperSize) => `
@page { size: ${width}in ${height}in; margin: 0 }
@media screen { #${ID} { display: none } }
@media print {
  body > :not(#${ID}) { display: none !important }
  html, body { height: auto !important; overflow: visible !important; background: #fff !important }
  #${ID} { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  #${ID} > div { width: ${width}in; height: calc(${height}in - 1px); overflow: hidden; break-inside: avoid }
}`

type PrintButtonProps = { text: string; size: PaperSize; children: ReactNode }

type PrintableProps = PrintButtonProps & {
  /** How wide the preview is at most. */
  width: string
  /** What it shows in place of all that is printed. */
  preview?: ReactNode
}

/** A button that prints, and below it on the screen what comes out. */
export function Printable({ width, preview, ...print }: PrintableProps) {
  return (
    <>
      <PrintButton {...print} />
      <Card border radius={2} overflow="hidden" style={{ maxWidth: width }}>
        {preview ?? print.children}
      </Card>
    </>
  )
}

/** Opens the browser's print dialog with its sheets, which can be kept as a PDF there. */
function PrintButton({ text, size, children }: PrintButtonProps) {
  /** How often it was asked for since the dialog was closed: not every browser says that it was. */
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0) return
    const end = () => setAsked(0)
    addEventListener('afterprint', end)
    void printWithPictures()
    return () => removeEventListener('afterprint', end)
  }, [asked])
  return (
    <>
      <TouchButton text={text} onClick={() => setAsked(asked + 1)} />
      {asked > 0 &&
        createPortal(
          <div id={ID}>
            <style>{stylesFor(size)}</style>
            {children}
          </div>,
          document.body,
        )}
    </>
  )
}

/** A picture that can't be had leaves its place empty. */
async function printWithPictures(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>(`#${ID} img`)
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
  print()
}
