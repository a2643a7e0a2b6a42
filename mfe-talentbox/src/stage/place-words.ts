const ordinals = ['First', 'Second', 'Third']

/** `First place`, `Place 7`. */
export const placeWords = (place: number) => {
  const ordinal = ordinals[place - 1]
  return ordinal ? `${ordinal} place` : `Place ${place}`
}
