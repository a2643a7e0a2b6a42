/** A mobile number as people read it, `+91 98765 00001`, never broken over two lines; what is not an Indian one stays as it is. */
export const spacedMobile = (mobile: string): string =>
  mobile.replace(/^(\+91)?(\d{5})(\d{5})$/, (_, country: string | undefined, head, tail) =>
    [country, head, tail].filter(Boolean).join('\u00a0'),
  )
