const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="#E6F3F7"/><circle cx="372" cy="92" r="46" fill="#FFC83D"/><path d="M0 236c70-58 146-62 224-18s160 40 256-22v124H0Z" fill="#CDEBC2"/><path d="M0 274c96-40 170-24 244 0s156 24 236-10v56H0Z" fill="#66B84A"/><path d="M176 70l52 46-34 62-58-42Z" fill="#FF8A4C"/><path d="M228 116l-92 20m40-66 18 108" stroke="#fff" stroke-width="5"/><path d="M194 178c16 22-10 34 6 56s-8 30 2 46" fill="none" stroke="#0B6583" stroke-width="4" stroke-linecap="round"/></svg>`

/** Shown where an activity or product has no picture of its own: a kite over the yard. */
export const placeholderEvent = `data:image/svg+xml,${encodeURIComponent(drawing)}`
