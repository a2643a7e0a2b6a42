const words: readonly (readonly [RegExp, string])[] = [
  [/₹(\d+(?:[,.]\d+)*)/g, '$1 rupees'],
  [/(\d) (\d+)\/(\d+)/g, '$1 and $2 over $3'],
  [/(\d)\/(\d)/g, '$1 over $2'],
  [/([\w)])²/g, '$1 squared'],
  [/([\w)])³/g, '$1 cubed'],
  [/ × /g, ' times '],
  [/ ÷ /g, ' divided by '],
  [/ \+ /g, ' plus '],
  [/ − /g, ' minus '],
  [/ = /g, ' equals '],
  [/−(\d)/g, 'minus $1'],
  [/(\d)([xy])\b/g, '$1 $2'],
  [/%/g, ' percent'],
  [/(\d),(?=\d)/g, '$1'],
]

/** A question as it is read aloud: signs that screen readers leave out become words. */
export const spoken = (text: string) =>
  words.reduce((done, [sign, word]) => done.replaceAll(sign, word), text)
