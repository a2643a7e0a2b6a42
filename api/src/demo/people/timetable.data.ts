import { rowsOf } from '../catalog/catalog-rows.ts'

/** Subject | teacher | place; `%` is the class. */
const subjects = rowsOf(`
Maths | Ms Rao | Room %
English | Mr Pinto | Room %
Hindi | Ms Mishra | Room %
World around us | Mr Thomas | Room %
Art | Ms Bose | Art room
Sports | Mr Gill | Playground
Music | Ms Sharma | Music room
Computers | Mr Iyer | Computer lab
Library | Ms Fernandes | Library
Science | Mr Thomas | Science lab
Social science | Ms Khan | Room %
Reading circle | Ms Fernandes | Library
Games | Mr Gill | Playground
`)
const known = new Map(subjects.map(([subject = '', ...rest]) => [subject, rest]))

/** Monday to Friday, six lessons; each class begins at another one, so that no teacher is in two rooms. On Saturday they come together. */
const days = rowsOf(`
Maths | English | World around us | Hindi | Art | Sports
English | Maths | Hindi | Computers | World around us | Music
Maths | Hindi | English | World around us | Library | Sports
World around us | Maths | English | Music | Hindi | Art
Hindi | English | Maths | Computers | World around us | Sports
`)
const saturday = ['Reading circle', 'Games'] as const
/** What older classes learn instead. */
const olderSubjects: Readonly<Record<string, string>> = {
  'World around us': 'Science',
  Art: 'Social science',
  Library: 'Social science',
}

const hours = rowsOf(`
08:30 | 09:10
09:15 | 09:55
10:15 | 10:55
11:00 | 11:40
12:20 | 13:00
13:05 | 13:45
`)

const classes = ['3 A', '3 B', '4 A', '4 B', '10 A'] as const

function lessonAt(className: string, subject: string, weekday: number, hour: number) {
  const [teacher = '', place = ''] = known.get(subject) ?? []
  const [starts = '', ends = ''] = hours[hour] ?? []
  const room = place.replace('%', className)
  return { className, weekday, starts, ends, subject, teacher, place: room }
}

const turned = <One>(all: readonly One[], by: number) => [...all.slice(by), ...all.slice(0, by)]

export const schoolLessons = classes.flatMap((className, turn) =>
  [...days, turned(saturday, turn % 2)].flatMap((day, index) =>
    turned(day, turn % day.length).map((subject, hour) => {
      const taught = className === '10 A' ? (olderSubjects[subject] ?? subject) : subject
      return lessonAt(className, taught, index + 1, hour)
    }),
  ),
)

/** The academy has no classes: everyone in the room attends. */
export const academyLessons = [
  {
    weekday: 2,
    starts: '17:00',
    ends: '17:45',
    subject: 'Tabla',
    teacher: 'Joseph D’Souza',
    place: 'Studio 2',
  },
  {
    weekday: 4,
    starts: '17:00',
    ends: '17:45',
    subject: 'Singing',
    teacher: 'Leela Sharma',
    isOnline: true,
  },
  {
    weekday: 6,
    starts: '16:00',
    ends: '17:00',
    subject: 'Playing together',
    teacher: 'Leela Sharma',
    place: 'Small stage',
  },
]

/** Title | subject | minutes | due in so many days | note. */
export const schoolAssessments = rowsOf(`
Fractions all around | Maths | 20 | -2 | Draw the pizza before you cut it.
Words that rhyme | English | 15 | 1 | Ten pairs are enough.
Where does rain come from? | World around us | 25 | 3 | Look at the page with the clouds.
Times tables, 6 to 9 | Maths | 10 | 6 |
My favourite festival | Hindi | 30 | 9 | One page and a picture.
Shapes and corners | Maths | 20 | -5 |
A letter to a friend | English | 25 | -8 |
`)
export const academyAssessments = rowsOf(`
Clap the rhythm of eight | Music | 10 | 2 | Slowly first, then as fast as you like.
Hum the scale by heart | Music | 10 | -4 |
`)
/** What every child is done with, and what every other one is. */
export const doneByAll: readonly string[] = ['Shapes and corners', 'Hum the scale by heart']
export const doneBySome = 'A letter to a friend'
export const assessedClasses: readonly string[] = classes
