/** `Class 4 A`, also where somebody has entered "class 4 A" for it. */
export const classLabel = (name: string) => `Class ${name.replace(/^class\s+/i, '')}`
