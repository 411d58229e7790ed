/** Line icons on a grid of 24, drawn with one path each. */
export const iconPaths = {
  alert: 'M12 4l9.5 16h-19zM12 10v5M12 17.2v.3',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h3M13 14h3',
  card: 'M3 6h18v12H3zM3 10h18M6 15h4',
  check: 'M4.5 12.5l5 5 10-11',
  chevron: 'M6 9l6 6 6-6',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2',
  close: 'M5 5l14 14M19 5L5 19',
  contact: 'M4 3.5h16v17H4zM9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M7 20c.4-2.8 2.3-4.5 5-4.5s4.6 1.7 5 4.5',
  external: 'M14 4h6v6M20 4l-9 9M18 13v7H4V6h7',
  facebook: 'M10.5 21v-8h-3V9.5h3V7c0-3 2-4.5 4.5-4.5h2V6h-1.5c-1.3 0-2 .7-2 2v1.5h3.3L16.3 13H13.5v8z',
  instagram: 'M3.5 3.5h17v17h-17zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 6.8v.2',
  linkedin: 'M3.5 3.5h17v17h-17zM8 10.5V17M8 7v.2M12 17v-6.5M12 13.5c0-4 5-4 5 0V17',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h12M3 18h18',
  phone: 'M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  play: 'M8 5v14l11-7z',
  printer: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7zM17 12h.3',
  ruler: 'M3 8h18v8H3zM7 8v4M11 8v3M15 8v4M19 8v3',
  shield: 'M12 3l8 3v5c0 5-3.4 8.3-8 10-4.6-1.7-8-5-8-10V6zM8.5 11.5l2.5 2.5 4.5-4.5',
  text: 'M4 4h16v12H11l-5 4v-4H4zM8 8.5h8M8 11.5h5',
} as const

export type IconName = keyof typeof iconPaths

/** A star, and then any number of stars of the same words, each a grid further to the right. */
export const starStart = 'M12 2.5'
export const starPath = 'l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z'
