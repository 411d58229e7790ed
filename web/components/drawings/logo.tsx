export function LogoMark({ className }: { className: string }) {
  return (
    <svg className={`fill-none stroke-2 ${className}`} viewBox="0 0 44 32" aria-hidden="true">
      <path d="M6 12V3l8 5 8-7 8 7 8-5v9M17 17v12M27 17v12M8 16H36a7 7 0 0 1 0 14H8a7 7 0 0 1 0-14z" />
      <ellipse cx="22" cy="23" rx="3.5" ry="3" />
    </svg>
  )
}
