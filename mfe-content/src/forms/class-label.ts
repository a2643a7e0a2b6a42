const bare = (name: string) => name.replace(/^class\s+/i, '')

/** `Class 4 A`, also where somebody has entered "class 4 A" for it. */
export const classLabel = (name: string) => `Class ${bare(name)}`

/** `class 4 A`, within a sentence. */
export const classWords = (name: string) => `class ${bare(name)}`
