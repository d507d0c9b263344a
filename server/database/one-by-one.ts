/** Makes calls wait for each other: each begins when the one before it has ended, well or badly. */
export function oneByOne<Given, Result>(
  work: (given: Given) => Promise<Result>,
): (given: Given) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  return (given) => {
    const result = before.then(() => work(given));
    before = result.catch(() => {});
    return result;
  };
}
