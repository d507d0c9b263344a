import { describe, expect, test } from 'vitest';
import {
  blockingTime,
  longestTask,
  mainThreadOf,
  type TraceEvent,
} from '../../../scripts/bench/main-thread.ts';

const own = { pid: 7, tid: 1 };
const other = { pid: 7, tid: 2 };

const named: TraceEvent = { name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' }, ...own };

function task(began: number, taken: number, thread = own): TraceEvent {
  return { name: 'ThreadControllerImpl::RunTask', ts: began * 1000, tdur: taken * 1000, ...thread };
}

const painted: TraceEvent = { name: 'firstContentfulPaint', ts: 100_000, ...own };

describe("a page's main thread", () => {
  test('tasks of other threads are none of its own', () => {
    const { tasks } = mainThreadOf([task(5, 300, other), named, task(10, 20)]);
    expect(tasks).toEqual([{ began: 10, taken: 20 }]);
  });

  test('its longest task', () => {
    expect(longestTask(mainThreadOf([named, task(10, 20), task(40, 70), task(120, 60)]))).toBe(70);
  });

  test('a browser that tells of no task is no page without tasks', () => {
    expect(() => mainThreadOf([named, task(5, 300, other)])).toThrow('Chromium told of no task.');
  });
});

describe('the time for which a page is held up', () => {
  test('is what tasks take beyond 50 ms once something is painted', () => {
    const thread = mainThreadOf([named, task(20, 90), painted, task(120, 60), task(200, 50), task(300, 75)]);
    expect(blockingTime(thread, 1)).toBe(35);
  });

  test('grows with a slower processor', () => {
    expect(blockingTime(mainThreadOf([named, painted, task(120, 20), task(200, 10)]), 4)).toBe(30);
  });

  test('is nothing where nothing was painted', () => {
    expect(blockingTime(mainThreadOf([named, task(120, 90)]), 4)).toBe(0);
  });
});
