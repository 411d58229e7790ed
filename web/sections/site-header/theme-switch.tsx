/** Hidden until its script is there, because without one it could do nothing. */
export function ThemeSwitch() {
  return (
    <theme-switch>
      <button type="button">
        <span className="vial" aria-hidden="true" />
        <span>
          <span className="vh">Theme: </span>
          <span data-choice="">System</span>
        </span>
      </button>
    </theme-switch>
  )
}
