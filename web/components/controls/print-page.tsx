import { Button } from './button.tsx'

/** Prints the page; without a script it is not there, for the browser's own menu prints too. */
export function PrintPage({ text, hint }: { text: string; hint: string }) {
  return (
    <print-page>
      <Button look="outline" icon="printer">
        {text}
      </Button>
      <span className="small soft">{hint}</span>
    </print-page>
  )
}
