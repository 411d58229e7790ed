import { Tip } from '../../controls/tip.tsx'

/** Hidden until its script is there, because without one it could do nothing. */
export function ThemeSwitch() {
  return (
    <theme-switch>
      <Tip id="theme-tip" text="Theme: your system’s, light or dark" side="below">
        <button type="button" aria-describedby="theme-tip">
          <span className="vial" aria-hidden="true" />
          <span>
            <span className="vh">Theme: </span>
            <span data-choice="">System</span>
          </span>
        </button>
      </Tip>
    </theme-switch>
  )
}
